/**
 * Names that theology, preaching and headings of printed Bibles have given to passages and things, and that are no
 * words of theirs: in quotation marks beside a reference they are no quotation.
 */
const NAMES = `
  sermon on the (?:mount|plain) | dark night of the soul | (?:sinner|lord|disciple)[’']?s[’']? prayer | once saved,? always saved
  | ministry of presence | rule of faith | communion of (?:the )?saints | great white throne judge?ment
  | priesthood of all believers | already (?:and|but) not yet | already,? not yet | time of testing
  | valley of the shadow | hall of (?:faith|fame) | bread and wine | day of atonement
  | feast of (?:tabernacles|booths|weeks|trumpets) | parable of the [\\p{L} ]{4,24} | problem of evil | fear of the lord
  | kingdom of (?:god|heaven) | son of man | means of grace | order of salvation | theology of the cross
  | (?:seven )?deadly sins | (?:love|faith|resurrection|servant) (?:chapter|song) | golden rule | (?:great|greatest) (?:commission|commandment|awakening)
  | (?:ten|two great) commandments | prodigal (?:son|daughter|father) | (?:good|kind) samaritan | (?:lost|missing) (?:sheep|coin|son)
  | doubting thomas | widow[’']?s (?:mite|mites|offering) | burning bush | last supper | lord[’']?s supper | upper room(?: discourse)?
  | (?:the )?fall(?: of (?:man|adam|humanity))? | original sin | total depravity | easy believism | prosperity gospel | cheap grace
  | substitutionary atonement | penal substitution | justification by faith(?: alone)? | (?:by )?faith alone | (?:by )?grace alone | (?:by )?scripture alone | eternal security
  | perseverance of the saints | second coming | first coming | end times | millennial (?:kingdom|reign) | rapture | great tribulation
  | virgin birth | hypostatic union | incarnation | holy trinity | triumphal entry | transfiguration | olivet discourse | high[- ]priestly prayer
  | armou?r of god | fruits? of the spirit | gifts? of the spirit | spiritual (?:gifts|warfare) | suffering servant | aaronic (?:blessing|benediction)
  | apostolic (?:blessing|benediction|council) | songs? of (?:ascents|songs|mary|simeon|hannah|moses) | messianic secret | kinsman[- ]redeemer
  | fiery furnace | lion[’']?s den | writing on the wall | tower of babel | garden of eden | tree of knowledge | promised land | red sea crossing
  | golden calf | bronze serpent | mercy seat | holy of holies | wise men | three kings | flight into egypt | massacre of the innocents
  | slaughter of the innocents | feeding of the (?:five|four) thousand | walking on water | road to (?:emmaus|damascus) | emmaus road | damascus road
  | pearl of great price | wheat and (?:the )?tares | sheep and (?:the )?goats | narrow (?:gate|way) | house on the rock | rich (?:fool|young ruler)
  | rich man and lazarus | mustard seed | talents | unforgiving servant | unmerciful servant | ten virgins | wicked tenants
  | thorn in the flesh | dry bones | still small voice | whole counsel of god | unpardonable sin | unforgivable sin | mark of the beast | lake of fire
  | patience of job | wisdom of solomon | mother of god | seven churches | new jerusalem | day of the lord | bride of christ | body of christ
  | new (?:creation|birth|covenant|earth|self|man) | old (?:self|man|covenant) | salt and light | city on a hill
  | beloved disciple | seed of the (?:woman|serpent) | law of (?:christ|moses|love) | marriage bed | in (?:adam|christ)
  | ministry of the spirit | people of god | word of god | image of god | imago dei | creation mandate | cultural mandate | first gospel | suzerain treaty
`;
const NAME_OF_A_THING = new RegExp(
  `^[*_]*(?:the |an? )?(?:${NAMES.trim().replace(/\s*\n?\s*\|\s+|\s+\|\s*/g, '|')})[,.*_]*$`,
  'iu',
);

/** Whether words in quotation marks are a well-known name, in small letters too. */
export const isNameOfAThing = (raw: string): boolean => NAME_OF_A_THING.test(raw);
