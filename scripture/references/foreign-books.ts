/**
 * The names of the books in other languages: Spanish, Portuguese, French, German, Italian, Dutch, Indonesian, Swahili,
 * Polish and Swedish, with their usual abbreviations. Folded (language/fold.ts), one line for each book, with the number
 * before the name ("1. Korinther" is `1korinther`) and `_` for a space. Names that are also English are not here.
 */
const NAMES = `
Gen|genese genesi kejadian mwanzo rodzaju 1mose 1mosebok 1mozes
Exod|exodo exode esodo keluaran kutoka wyjscia 2mose 2mosebok 2mozes
Lev|levitico levitique imamat walawi kaplanska levitikus 3mose 3mosebok 3mozes
Num|numeros nombres numeri bilangan hesabu liczb numerus 4mose 4mosebok 4mozes
Deut|deuteronomio deuteronome ulangan kumbukumbu powtorzonego_prawa deuteronomium 5mose 5mosebok 5mozes
Josh|josue josua giosue jozua yosua yoshua jozuego
Judg|jueces juizes juges richter giudici rechters richteren hakim-hakim waamuzi sedziow domarboken
Ruth|rut ruthu
1Sam|1samuele 1samuela 1samuelsboken 1samuels
2Sam|2samuele 2samuela 2samuelsboken 2samuels
1Kgs|1reyes 1reis 1rois 1konige 1koenige 1re 1koningen 1raja-raja 1wafalme 1krolewska 1kungaboken
2Kgs|2reyes 2reis 2rois 2konige 2koenige 2re 2koningen 2raja-raja 2wafalme 2krolewska 2kungaboken
1Chr|1cronicas 1chroniques 1chronik 1cronache 1kronieken 1tawarikh 1nyakati 1kronik 1kronikeboken
2Chr|2cronicas 2chroniques 2chronik 2cronache 2kronieken 2tawarikh 2nyakati 2kronik 2kronikeboken
Ezra|esdras esra ezdrasza
Neh|nehemias nehemie nehemia neemia neemias nehemiasza
Esth|ester estery
Job|hiob giobbe ayub ayubu hioba
Ps|salmo salmos psaume psaumes psalmen salmi mazmur zaburi psalmy psaltaren
Prov|proverbios proverbes spruche sprueche sprichworter proverbi spreuken amsal mithali przyslow ordspraksboken
Eccl|eclesiastes ecclesiaste prediger qoelet kohelet prediker pengkhotbah mhubiri kaznodziei predikaren
Song|cantares cantar_de_los_cantares cantico_dos_canticos cantique_des_cantiques hohelied hoheslied cantico_dei_cantici hooglied kidung_agung piesni
Isa|isaias esaie isaie jesaja isaia yesaya isaya izajasza
Jer|jeremias jeremie jeremia geremia yeremia jeremiasza
Lam|lamentaciones lamentacoes klagelieder lamentazioni klaagliederen ratapan maombolezo lamentacje
Ezek|ezequiel ezechiel hesekiel ezechiele yehezkiel ezekieli ezechiela
Dan|danieli danielu daniele daniela
Hos|oseas oseias osee osea ozeasza
Joel|joele yoel yoeli joela
Amos|amosa
Obad|abdias abdija obadja abdia obaja
Jonah|jonas jona giona yunus jonasza
Mic|miqueas miqueias michee micha michea mikha mika micheasza
Nah|naum nahuma
Hab|habacuc habaquc habakuk abacuc habakuki habakuka habackuk
Zeph|sofonias sophonie zefanja zephanja sofonia zefanya sefania sofoniasza
Hag|hageo ageu aggee aggeo hagai aggeusza
Zech|zacarias zacharie sacharja zaccaria zacharia zakharia zekaria zachariasza
Mal|malaquias malachie maleachi malachia maleakhi malaki malachiasza
Matt|mateo mateus matthieu matthaus matthaeus mattaus matteo mattheus matteus matius mathayo mateusza
Mark|marcos marc markus marco marcus marko marka
Luke|lucas luc lukas luca luka lukasza
John|juan joao jean johannes giovanni yohanes yohana jana
Acts|hechos atos actes apostelgeschichte atti handelingen kisah_para_rasul kisah matendo dziejow apostlagarningarna
Rom|romanos romains romer roemer romani romeinen roma warumi rzymian romarbrevet
1Cor|1corintios 1corinthiens 1korinther 1corinzi 1korintiers 1korinthe 1korintus 1wakorintho 1koryntian 1korinthierbrevet
2Cor|2corintios 2corinthiens 2korinther 2corinzi 2korintiers 2korinthe 2korintus 2wakorintho 2koryntian 2korinthierbrevet
Gal|galatas galates galater galati galaten galatia wagalatia galatow galaterbrevet
Eph|efesios ephesiens epheser efesini efeziers efesus waefeso efezjan efesierbrevet
Phil|filipenses philippiens philipper filippesi filippenzen filipi wafilipi filipian filipperbrevet
Col|colosenses colossenses colossiens kolosser colossesi kolossenzen kolose wakolosai kolosan kolosserbrevet
1Thess|1tesalonicenses 1thessaloniciens 1thessalonicher 1tessalonicesi 1tessalonicenzen 1tesalonika 1wathesalonike 1tesaloniczan
2Thess|2tesalonicenses 2thessaloniciens 2thessalonicher 2tessalonicesi 2tessalonicenzen 2tesalonika 2wathesalonike 2tesaloniczan
1Tim|1timoteo 1timothee 1timotheus 1timoteus 1timotheo 1tymoteusza
2Tim|2timoteo 2timothee 2timotheus 2timoteus 2timotheo 2tymoteusza
Titus|tito tite tito tytusa
Phlm|filemon filemone filemona
Heb|hebreos hebreus hebreux hebraer hebraeer ebrei hebreeen ibrani waebrania hebrajczykow hebreerbrevet
Jas|santiago tiago jacques jakobus giacomo yakobus yakobo jakuba jakobsbrevet
1Pet|1pedro 1pierre 1petrus 1pietro 1petro 1piotra 1petrusbrevet
2Pet|2pedro 2pierre 2petrus 2pietro 2petro 2piotra 2petrusbrevet
1John|1juan 1joao 1jean 1johannes 1giovanni 1yohanes 1yohana 1jana 1johannesbrevet
2John|2juan 2joao 2jean 2johannes 2giovanni 2yohanes 2yohana 2jana
3John|3juan 3joao 3jean 3johannes 3giovanni 3yohanes 3yohana 3jana
Jude|judas giuda yudas yuda judy
Rev|apoc apocalipsis apocalipse apocalypse offenbarung apocalisse openbaring wahyu ufunuo apokalipsy apokalipsa uppenbarelseboken
`;

/** By folded name, with its number in front ("1corintios"): the book's OSIS name. */
export const FOREIGN_BOOKS: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [osis = '', names = ''] = line.split('|');
      return names.split(' ').map((name): [string, string] => [name.replaceAll('_', ' '), osis]);
    }),
);

/** Names that are also English. A comma before the verse shows that the reference is in another language ("Psalm 23,1"). */
export const SHARED_BOOKS: ReadonlyMap<string, string> = new Map([
  ['psalm', 'Ps'],
  ['genesis', 'Gen'],
  ['exodus', 'Exod'],
  ['leviticus', 'Lev'],
  ['hosea', 'Hos'],
  ['haggai', 'Hag'],
  ['philemon', 'Phlm'],
  ['1samuel', '1Sam'],
  ['2samuel', '2Sam'],
  ['daniel', 'Dan'],
  ['joel', 'Joel'],
  ['amos', 'Amos'],
  ['nahum', 'Nah'],
  ['titus', 'Titus'],
]);

/** The names of the Psalms, of which a chapter alone is a reference ("Psaume 23"). */
export const PSALMS: ReadonlySet<string> = new Set(
  [...FOREIGN_BOOKS].flatMap(([name, osis]) => (osis === 'Ps' ? [name] : [])),
);
