/** Groups of synonyms (modern-words.ts), one on each line: families, bodies, trades, neighbours and enemies, right and punishment. */
export const PEOPLE = `
live life
live dwell abide remain
die perish death destroy
allowed lawful permissible permitted
prosper peace welfare succeed prosperity
others men neighbor people
kids children sons
kid child son
heal healed cure
hurt wound harm bruise stripe
servant slave bondservant handmaid
teacher master rabbi
boss master
wealthy rich
needy poor
foreigner stranger sojourner alien
prostitute harlot whore
cheat defraud
steal rob robber thief
kill murder slay
crowd multitude
hug embrace
old aged
young youth
parent father mother
wife woman
husband man
boy lad son
girl maiden damsel daughter
virgin maiden
marry wife marriage
divorce putting putteth
sex fornication adultery
immoral fornication immorality
drunk drunken drunkard
body flesh
famous renown
king ruler
leader ruler prince
soldier army
correct rebuke discipline chasten reprove
discipline chasten chastise correction instruction
teach instruct
train exercise
gather assemble meet
meet assemble
together unity one
united unity
agree agreed
share partake fellowship communicate
friend companion beloved
company companion companionship communications
enemy adversary foe
insult revile reproach
robber thief
tax tribute toll
collector publican
baby babe infant
pregnant conceive
stomach belly womb
family household house
wedding marriage
bride wife
betray deliver
whip scourge
hit smite strike
slap smite
punish chasten
punishment chastisement
repay recompense render
revenge vengeance avenge
worker laborer workmen
asleep sleep slumber
face countenance presence
crippled lame
mute dumb
sick disease infirmity
illness sickness disease
doctor physician
outsider without
ancestor fathers
descendant seed offspring
offspring seed
`;
