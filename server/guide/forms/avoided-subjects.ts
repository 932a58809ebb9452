/** Subjects that can be told in a text. `asked` names them in a request, `told` in a passage or in our words. */
export const AVOIDED: readonly { readonly id: string; readonly asked: RegExp; readonly told: RegExp }[] = [
  {
    id: 'death',
    asked: /\b(?:death|dying|dead|die|funeral|graves?|passed)\b/,
    told: /\b(?:death|dead|die[sd]?|dying|grave|sepulchre|tomb|perish\w*|slain|mourn\w*|buried)\b/i,
  },
  {
    id: 'heaven',
    asked: /\b(?:heaven|afterlife|eternal life|eternity|better place|resurrection)\b/,
    told: /\b(?:heaven\w*|paradise|eternal|everlasting life|mansions|resurrection|raised|the last trump|new Jerusalem|fall(?:en)? asleep)\b/i,
  },
  {
    id: 'god',
    asked: /^(?:(?:the|any|words?|name|mention\w*|of|about|talk\w*|with|too|much) )*god(?: in (?:it|them))?$/,
    told: /\b(?:God|Lord|Yahweh|Jehovah|Almighty|Jesus|Christ)\b/i,
  },
  {
    id: 'commands',
    asked: /\b(?:commands?|commandments?|orders|rules|telling (?:me|us|him|her|them) what to do)\b/,
    told: /\b(?:command\w*|commandments?|thou shalt|ye shall|remember the|labour therefore|let us)\b/i,
  },
  {
    id: 'money',
    asked: /\b(?:money|giving|tithes?|tithing|rich(?:es)?|wealth)\b/,
    told: /\b(?:money|riches|rich|wealth|gold|silver|tithes?|treasures?|mammon|storehouses?|pounds?|pence|debts?|price)\b/i,
  },
  {
    id: 'sin',
    asked: /\b(?:sin|sins|sinful|guilt|repentance|judg(?:e)?ment)\b/,
    told: /\b(?:sins?|sinned|sinners?|iniquit\w+|transgress\w+|wicked\w*|repent\w*|guilt\w*)\b/i,
  },
  {
    id: 'hell',
    asked: /\b(?:hell|wrath|judg(?:e)?ment|fire|damnation|punish\w*)\b/,
    told: /\b(?:hell|hades|sheol|wrath|fire|burn\w*|destroy\w*|judg(?:e)?ment|condemn\w*|condemnation|punish\w*)\b/i,
  },
  {
    id: 'submission',
    asked: /\b(?:submit|submission|obey|head of the|headship|submissive)\b/,
    told: /\b(?:submit\w*|subject to|subjection|obey\w*|obedient|the head of)\b/i,
  },
  {
    id: 'children',
    asked: /\b(?:children|fruitful(?:ness)?|babies|kids|having a family)\b/,
    told: /\b(?:children|fruitful|seed|womb|sons?|offspring|barren|multiply)\b/i,
  },
  {
    id: 'sickness',
    asked: /\b(?:sick(?:ness)?|illness|ill|disease)\b/,
    told: /\b(?:sick\w*|disease\w*|heal\w*|infirmit\w+|leper\w*|physicians?)\b/i,
  },
  {
    id: 'healing',
    asked:
      /\b(?:heal|heals|healed|healing|healings|cure|cured|cures|get(?:ting)? (?:better|well)|recover\w*|made well|made whole)\b/,
    told: /\b(?:heal\w*|cure[ds]?|made (?:\w+ )?(?:whole|well)|recover\w*|physicians?|medicine)\b/i,
  },
  {
    id: 'miracles',
    asked: /\b(?:miracles?|miraculous)\b/,
    told: /\b(?:miracles?|wonders|heal\w*|made (?:\w+ )?whole|raised (?:him|her|from)|cast out|loaves|walk\w* on the (?:sea|water)|leper\w*)\b/i,
  },
  {
    id: 'marriage',
    asked: /\b(?:marriage|marrying|married|weddings?|wives|wife|husbands?|spouse|couples?)\b/,
    told: /\b(?:marr(?:y|ied|iage|ieth|ying)|wives|wife|husbands?|bride\w*|wedding|betrothed|one flesh|unmarried)\b/i,
  },
  {
    id: 'happiness',
    asked: /\b(?:be(?:ing)? (?:\w+ )?(?:happy|joyful|glad|cheerful|merry)|rejoic\w*|cheer(?:ing)? up|joy)\b/,
    told: /\b(?:rejoic\w*|joy\w*|glad\w*|cheer\w*|merry)\b/i,
  },
  {
    id: 'worry',
    asked: /\b(?:anxious|anxiety|worry|worrying|worried)\b/,
    told: /\b(?:anxi\w+|worr\w+|careful for|take (?:no|therefore no) thought|taking thought)\b/i,
  },
  {
    id: 'forgiveness',
    asked: /\b(?:forgiv\w+|pardon\w*)\b/,
    told: /\b(?:forg[iae]v\w+|pardon\w*|remission)\b/i,
  },
  {
    id: 'jesus',
    asked: /\b(?:jesus|christ)\b/,
    told: /\b(?:Jesus|Christ|Son of (?:man|God)|Messiah)\b/i,
  },
  {
    id: 'devil',
    asked: /\b(?:devil|satan|demons?|evil spirits?)\b/,
    told: /\b(?:devil\w*|satan|demon\w*|unclean spirit|evil spirits?|adversary|wicked one|evil one|dragon|serpent)\b/i,
  },
  {
    id: 'blood',
    asked: /\b(?:blood\w*|sacrifices?|crucifi\w+|gore|gory)\b/,
    told: /\b(?:blood\w*|sacrific\w+|laid down his life|died for|propitiation|slain|slaughter\w*|crucif\w+|burnt offerings?)\b/i,
  },
  {
    id: 'violence',
    asked: /\b(?:violen\w+|killing|smiting|revenge|vengeance)\b/,
    told: /\b(?:violen\w+|kill\w*|slay\w*|slain|smit\w+|smote|sword|vengeance|destroy\w*|dash\w*)\b/i,
  },
  {
    id: 'wine',
    asked: /\b(?:wine|alcohol|drink|drinking|drunk\w*)\b/,
    told: /\b(?:wine|drunk\w*|strong drink|vineyard|winebibber\w*)\b/i,
  },
  {
    id: 'strength',
    asked: /\b(?:(?:be|being|stay|staying) strong|try(?:ing)? harder)\b/,
    told: /\b(?:be strong|good courage|strengthen\w*|quit you like men)\b/i,
  },
  {
    id: 'war',
    asked: /\b(?:wars?|battles?|fighting|enem(?:y|ies)|soldiers?|violence)\b/,
    told: /\b(?:wars?|battle|armies|host of|enem(?:y|ies)|swords?|fight\w*|spear|armou?r|foes?)\b/i,
  },
  {
    id: 'sheep',
    asked: /\b(?:sheep|shepherds?|lambs?)\b/,
    told: /\b(?:sheep|shepherds?|lambs?|flock|pasture)\b/i,
  },
  { id: 'father', asked: /\b(?:fathers?|dad)\b/, told: /\bfathers?\b/i },
  {
    id: 'suffering',
    asked: /\b(?:suffering|pain|trials|tribulation)\b/,
    told: /\b(?:suffer\w*|pain\w*|tribulation\w*|affliction\w*|afflicted|trials?)\b/i,
  },
  {
    id: 'sowing',
    asked: /\b(?:sowing|sower|seeds?|reaping)\b/,
    told: /\b(?:sow(?:er|s|n|ed|eth|ing)?|seeds?|reap\w*)\b/i,
  },
  {
    id: 'everything-happens-for-a-reason',
    asked: /\beverything happens for a reason\b/,
    told: /\ball things work together|work together for good\b/i,
  },
];
