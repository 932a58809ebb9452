import { type SignRule, sign } from './sign.ts';

const all = { always: true, evenDenied: true } as const;

/**
 * Open statements in Spanish, French and Portuguese, and the plainest in some languages more; folded like English, so
 * without accents. Where a phrase is told of somebody else, the reply for oneself still names the right people.
 */
export const OTHER_LANGUAGES: readonly SignRule[] = [
  sign(
    'crisis',
    'Spanish: suicide',
    all,
    `
    quiero|quisiera|deseo|prefiero|ganas_de|voy_a|pienso|pienso_en|pensando_en|pensado_en|intente|intento|trate_de|planeo|puedo|ojala|gustaria|necesito ..2 morir|morirme|matarme|suicidarme|desaparecer_para_siempre|quitarme_la_vida|no_despertar|acabar_con_todo|acabar_con_mi_vida|terminar_con_mi_vida|no_existir|ahorcarme|dejar_de_existir|hacerme_dano|cortarme|dejar_de_vivir|dormir_y_no_despertar !al_pecado|a_mi_mismo|al_yo|por_cristo|a_si|con_cristo
    quiero|voy_a|pienso|deseo acabar|terminar con mi ..1 vida
    pensamientos|ideas suicidas
    quitame la vida
    senor|dios ..2 llevame ..1 ya|contigo|no|esta|$
    se quiere|quiera|va_a|queria morir|matar|suicidar|ahorcar|quitar_la_vida
    si me suicido|mato|quito_la_vida|muero_por_mi
    me quiero|voy_a|quisiera|intente|deseo morir|matar|suicidar|quitar_la_vida|ahorcar|cortar
    no quiero|deseo|aguanto|soporto|puedo ..1 vivir|seguir_viviendo|despertar|existir|estar_vivo|estar_viva|seguir_vivo|seguir_viva|mas_esta_vida !en_pecado|en_el|asi|lejos|sin|para_mi|con
    no quiero seguir ..1 viviendo|vivo|viva|aqui|$
    no tengo|hay|encuentro|veo ..2 razon|razones|motivo|motivos|sentido ..3 vivir|viviendo|vida|seguir
    ya no ..1 quiero|puedo|aguanto ..1 vivir|mas|seguir_viviendo|estar_aqui
    quitarme|quitar|arrebatarme la vida
    suicidarme|suicidio|suicida ..3 pienso|pensamientos|quiero|voy|plan|nota|intento|mi|noches|dias|yo
    pienso|pensamientos|pensando|planeando|ideas ..3 suicidio|suicidarme|suicidas|matarme|muerte
    tome|trague|tomado|tragado ..3 pastillas|todas|frasco|veneno
    me corto|corte|lastimo|hago_dano ..3 
    todos|mundo|familia|hijos ..3 estaria|estarian|estaran|estara ..1 mejor sin_mi
    mejor sin mi
    ojala ..2 muerto|muriera|muera|no_hubiera_nacido|no_despertara|estuviera_muerto|estuviera_muerta
    mi|mi_mejor ..1 hijo|hija|amigo|amiga|esposo|esposa|hermano|hermana|madre|padre|novio|novia ..4 suicidarse|matarse|morirse|quitarse_la_vida|quiere_morir|suicidio
    estoy|cansado|cansada|harto|harta ..1 de vivir
    la vida no vale|tiene ..3 pena|sentido ..1 vivirla|vivir|$
  `,
  ),
  sign(
    'crisis',
    'French: suicide',
    all,
    `
    veux|voudrais|vais|envie|pense|prefere|aimerais|souhaite|essaye|tente|pensees|penser|songe|peux|compte ..2 mourir|me_tuer|me_suicider|en_finir|mon_suicide|plus_exister|disparaitre_pour_toujours|me_pendre|mettre_fin_a_mes_jours|mettre_fin_a_ma_vie|suicide|me_faire_du_mal|me_couper|ne_plus_vivre|ne_pas_me_reveiller|mourrir !a_moi_meme|au_peche|a_soi|pour_christ|avec_christ
    me tuer|suicider|pendre
    si je me tue|suicide|pends
    veut|voulait se tuer|suicider|pendre
    veut|voulait mourir
    ne|je|nai|ai|pas ..2 veux|voudrais|peux|ai|plus ..1 plus|pas ..3 vivre|exister|me_reveiller|envie_de_vivre|etre_en_vie|etre_la !dans|sans|comme
    plus envie|raison|force|gout de|la? ..2 vivre
    plus aucune|de raison de vivre
    pensees|idees suicidaires
    suicidaire
    fin a ma|mes vie|jours
    avale|pris ..3 cachets|comprimes|medicaments|somniferes|pilules|boite
    me mutile|scarifie|coupe|taillade ..3
    mieux sans moi
    fatigue|fatiguee|marre|lasse de vivre
    voudrais|aimerais|souhaite ..2 etre ..1 mort|morte
    mon|ma|mes ..1 fils|fille|ami|amie|mari|femme|frere|soeur|mere|pere ..4 se_suicider|se_tuer|mourir|suicide
    vie ne vaut|vaut_plus|a_plus ..4
    en finir avec|ce_soir|$ la? ..1 vie|tout|ce|$
  `,
  ),
  sign(
    'crisis',
    'Portuguese: suicide',
    all,
    `
    quero|queria|vou|penso|pensando|pensei|vontade|tentei|prefiro|desejo|planejo|gostaria|preferia|posso ..2 morrer|me_matar|suicidar|me_suicidar|suicidio|tirar_a_minha_vida|tirar_minha_vida|tirar_a_vida|acabar_com_minha_vida|acabar_com_a_minha_vida|acabar_com_tudo|sumir_para_sempre|nao_acordar|desaparecer_para_sempre|me_cortar|me_enforcar|deixar_de_existir|nao_existir|me_machucar !para_o_pecado|para_mim_mesmo|por_cristo|com_cristo|para_o_eu
    me matar|suicidar|enforcar
    se ..1 matar|suicidar|enforcar
    quer|queria morrer
    nao ..2 quero|aguento|consigo|desejo|vejo|tenho|ha ..1 mais? ..2 viver|existir|acordar|estar_vivo|estar_viva|continuar_vivendo|seguir_vivendo|razao_para_viver|motivo_para_viver|sentido_em_viver|razao_de_viver !em_pecado|no|assim|longe|sem|para_mim
    pensamentos|ideias suicidas
    pensando|penso|pensar|pensei ..1 em suicidio|morrer|morte|me_matar|suicidarme
    tomei|engoli ..3 comprimidos|remedios|veneno|cartela|frasco
    me corto|cortei|mutilo|machuco ..3
    melhor sem mim
    cansado|cansada|farto|farta de viver
    queria|gostaria|preferia ..1 estar|ter ..1 morto|morta|nascido
    queria nao ter nascido
    meu|minha ..1 filho|filha|amigo|amiga|marido|esposa|irmao|irma|mae|pai ..4 se_matar|suicidio|morrer|suicidar|suicidarse
    vida nao vale|tem ..3 pena|sentido
    tirar minha|a_minha vida
  `,
  ),
  sign(
    'abuse',
    'Spanish, French, Portuguese: violence',
    all,
    `
    esposo|marido|novio|pareja|padre|papa|padrastro|hijo|esposa|pastor|mama|madre|tio|hermano|el|ella ..3 me ..1 pega|pego|golpea|golpeo|maltrata|viola|violo|maltrato|toca|toco|amenaza|amenazo|abusa|abuso|ahorco|obliga|encierra
    me ..1 pega|golpea|maltrata|viola|violo|golpeo|violaron|abusaron|abuso|abusa ..3
    mari|copain|conjoint|pere|beau_pere|mere|fils|fiance|pasteur|il|compagnon|oncle|frere ..2 me|mon|ma ..1 frappe|bat|viole|menace|cogne|violee|frappee|touche|battue|agresse|insulte|force|enferme|gifle
    m frappe|bat|viole|a_frappee|a_violee|etrangle
    ma|mas violee|viole|frappee|battue|etranglee
    marido|namorado|pai|padrasto|esposo|companheiro|esposa|pastor|filho|ele|ela|tio|irmao|mae ..2 me ..1 bate|bateu|agride|agrediu|estuprou|estupra|espanca|espancou|ameaca|ameacou|violenta|abusa|abusou|toca|tocou|machuca|enforcou
    me ..1 bate|espanca|agride|estuprou|espancou|agrediu ..3
    pastor|padre|pai|tio|padrasto|homem|lider|professor|padrastro|hombre|ele|el|abuso|abusou ..5 abusou|abusa|abuso de mim|mi|minha|mi_hija|minha_filha
    pere|pasteur|pretre|oncle|beau|il ..4 abuse|abuses de moi|ma_fille|mon_fils
    bate|bateu|espanca em|na|no|a|o minha|meu|mim|mae ..1
    golpea|pega a mi|mis madre|hijo|hija|hermana|hijos|hermano|mama ..1
    frappe|bat ma|mon|mes|notre mere|fils|fille|soeur|enfants|frere|femme ..1
    violence domestique|conjugale
    violencia domestica
  `,
  ),
  sign(
    'medical',
    'Spanish, French, Portuguese: an emergency',
    { ...all, emergency: true },
    `
    no puede|puedo|respira respirar|$
    no respira
    ne respire plus|pas
    nao respira|consigo_respirar|esta_respirando
    dolor ..2 en_el pecho
    douleur|mal ..2 poitrine
    dor ..2 no_peito|peito
    infarto|ataque_al_corazon|crise_cardiaque|ataque_cardiaco|derrame
    inconsciente|inconsciant|inconscient|desmaiou|desmayo ..2
  `,
  ),
  sign(
    'danger',
    'Spanish, French, Portuguese: danger to others',
    all,
    `
    voy|quiero a? matar|matarlo|matarla|matarlos ..1 a|mi|el|todos|$
    vais|veux ..1 tuer ..1 ma|mon|mes|tout|quelqu|le|les|la
    vou|quero matar|mata_lo ..1 minha|meu|ele|ela|todos|alguem|eles
  `,
  ),
  sign(
    'crisis',
    'other languages: suicide',
    all,
    `
    ich will|mochte sterben|nicht_mehr_leben|mich_umbringen
    bringe mich um
    voglio|vorrei morire|uccidermi|suicidarmi
    ik wil dood|sterven
    gusto ko nang mamatay
    ayoko nang mabuhay
    nataka kufa|kujiua
    mujhe marna|mar
  `,
  ),
];
