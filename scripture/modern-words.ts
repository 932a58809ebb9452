import { rootOf } from './word-forms.ts';

/**
 * Words that stand for each other between the wordings of the centuries, a group a line, for search alone: what people
 * remember is mostly in the words of later translations than those we hold. General, never made for a single verse.
 */
const GROUPS = `
worry anxious anxiety careful care cares worried thought troubled
love charity lovingkindness mercy compassion
trust believe faith rely
plan thought purpose counsel device
guard keep protect
close near nigh
live life
live dwell abide remain
die perish death destroy
talk speak say
listen hear hearken
demand require ask
fill replenish
gift heritage reward present
allowed lawful permissible permitted
helpful expedient profitable beneficial useful profit
lie false falsely falsehood deceive liar
lazy sluggard slothful idle laziness
money mammon riches wealth silver
prosper peace welfare succeed prosperity
others men neighbor people
kids children sons
kid child son
anything nothing
strength strong power might
strengthen strengthened might
wicked ungodly evil
patience longsuffering patient suffereth endurance perseverance steadfast
kind kindness gentle gentleness
hope wait expect confidence
helper comforter counselor advocate
holy hallowed
spirit ghost
sin trespass debt transgression iniquity wrong
forgive pardon
heal healed cure
hurt wound harm bruise stripe
sad sorrow mourn grieve weep cry
happy blessed glad joy
angry anger wrath
fight war battle strive
scared afraid fear terrified
brave courage courageous
weak feeble weary
tired weary faint exhausted
rest refresh
gain profit
pride proud haughty arrogant
humble meek lowly humility
servant slave bondservant handmaid
teacher master rabbi
boss master
wealthy rich
needy poor
foreigner stranger sojourner alien
prostitute harlot whore
donkey ass colt
robe cloak coat garment clothes clothing
wolf wolves
demon devil unclean
pagan gentile heathen nations
message gospel tidings news
preach proclaim
announce declare
show shew reveal
foolish fool folly
stupid foolish brutish
smart wise prudent
crafty subtle subtil shrewd cunning
perfect blameless upright
honest true truth upright
cheat defraud
steal rob robber thief
kill murder slay
throw cast
stone rock
path way
road way
crowd multitude
boat ship
lamp candle light lampstand
basket bushel
tear weep
hug embrace
nagging contentious quarrelsome contention
argue dispute murmur strife disputing quarrel complain
complain murmur grumble
gossip talebearer whisperer
advice counsel
advisor counselor
decision choose
reputation name
dream vision
desert wilderness
field vineyard
plant sow
harvest reap
seed sow
sky heaven
universe world
begin beginning start began
finish complete perform accomplish perfect course
end last
forever everlasting eternal evermore
always ever continually
never not
soar mount
run race
prize crown mark
trouble tribulation affliction distress trial
suffering tribulation affliction
trial temptation testing test
tempt test try prove
resist withstand
run flee
escape flee deliver
rescue deliver save
save salvation
protect shield
safe safety refuge
fortress stronghold
worship praise bow
thanks thanksgiving
thank thanks
pray prayer supplication petition
lonely alone
abandon forsake leave
reject despise refuse
hate despise
accept receive
welcome receive accepted
give supply bestow
need want lack supply
lack want
meal dinner feast supper
wine drink
bread food meat
food meat
hungry hunger
thirsty thirst
feed fed
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
mind heart
soul life
feel felt
understand know understanding
remember recall
forget forgot
dirty unclean defiled
clean pure
wash cleanse
shiny shine
dark darkness
brightness glory
famous renown
king ruler
leader ruler prince
soldier army
sword blade
shake tremble move
earthquake shake
storm tempest wind
flood waters
mountain hill
sheep flock
goat kid
eagle vulture
eat devour
swallow devour
prowl walk walketh roam
huge great
big great
small little least
tiny little
many multitude
most greatest chief
best excellent
bad evil corrupt
good excellent
beautiful fair comely lovely
ugly marred
pretty fair
gold golden
jewel ruby rubies pearl
worth price value
price cost
buy purchase
sell sold
work labor toil deeds
job work labor
effort labor strive
boast glory
shame ashamed
guilt guilty condemnation
blame reproach condemn
judge condemn
fair just equity
justice judgment
innocent blameless
correct rebuke discipline chasten reprove
discipline chasten chastise correction instruction
teach instruct
train exercise
student disciple
follower disciple
church assembly congregation
gather assemble meet
meet assemble
together unity one
united unity
agree agreed
share partake fellowship communicate
friend companion beloved
company companion companionship communications
character morals manners
enemy adversary foe
insult revile reproach
curse revile
bless blessing
grow increase
decrease diminish less
increase multiply
replace restore
renew new
fresh new
change turn transform
copy conform fashioned
pattern fashion image
image likeness
mirror glass
robber thief
jar vessel earthen
pot vessel
bottle wineskin
container vessel
proof evidence conviction
sure certain assurance
doubt wavering unbelief
stumble fall offend
trip stumble
trap snare
net snare
chain bond
free liberty freedom
prison bond
carry bear
other another
cease stop fail
burden load heavy
goal mark
handiwork workmanship
masterpiece workmanship
room mansion dwelling
conquer overcome victory
conqueror overcome conquer
enough sufficient
speck splinter mote
plank log beam
ruin destroy destruction
disaster calamity evil
harm hurt evil
future end latter
discouraged dismayed
frightened afraid terrified
actions works deeds
obey keep hearken
command commandment precept
teachings law doctrine teaching
useful profitable
miracle sign wonder
amazed astonished marvel
yeast leaven
tax tribute toll
collector publican
baby babe infant
pregnant conceive
stomach belly womb
grave tomb sepulchre sheol
hell sheol hades
visible seen
invisible unseen
insight understanding
guide lead direct
direct straight guide
behavior conduct conversation
generous liberal bountiful
generously liberally freely
greedy covetous
greed covetousness covet
envy jealousy jealous
lust desire covet
joyful joy glad
silent still quiet
calm still quiet
snake serpent
pig swine
cow cattle
animal beast creature
bird fowl
weeds tares darnel
grain corn wheat
lily flower
gate door
home house
family household house
town city village
country land
soil ground earth
dirt dust ground
mud clay mire
promise vow oath
covenant testament
banquet feast supper
wedding marriage
bride wife
elect chosen choose
testify witness testimony
acknowledge confess
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
resurrection rise raise
hidden secret
mystery secret
scroll book
letter epistle
meditate ponder
ponder consider
consider think
neglect forsake
careful heed
beware heed watch
alert watch sober watchful
selfcontrol temperance
control temperance sober
face countenance presence
crushed bruised contrite broken
brokenhearted broken contrite
depressed cast
encourage comfort exhort
comfort console
beg beseech
urge beseech exhort
search seek
hurry haste
quick swift
kneel knee bow
jump leap
crippled lame
mute dumb
sick disease infirmity
illness sickness disease
doctor physician
unbeliever unbelieving
outsider without
goodness kindness
merciful compassion
pursue follow
chase pursue
quarrel strife
fault sin
mistake trespass
stubborn stiffnecked rebellious
rebel rebellious transgress
rebellion transgression
disobey disobedience disobedient
devote continue
committed faithful
commit roll
shelter refuge secret covert
hideout refuge
overflow runneth run
pant thirst
longing thirst desire
yearn long desire
exalt lift magnify
magnify exalt great
lord jehovah
savior saviour
creator maker
maker creator
ancestor fathers
descendant seed offspring
offspring seed
generation age
century generation
moment hour twinkling
instantly moment immediately
immediately straightway
suddenly straightway
surrender deliver give
sacrifice offering
offering sacrifice
gift offering
grateful thankful thanksgiving
thankful thanks
gentleness meekness
meekness gentleness
endure suffer bear
suffer endure
perseverance patience
persist continue
abundantly full abundance
abundant plenteous
plentiful plenteous abundant great
grasp hold
cling cleave
cleave cling join
joined cleave yoke
separate put asunder
divide asunder
split divided asunder
collapse fall
demolish pull
build edify
edify build
equip furnish
prepare ready
ready prepare
outward outside appearance
appearance outward
inside inward within
inner inward
innocent harmless guiltless
harmless innocent
honorable honest worthy
noble honorable honest
respect honor reverence fear
honor glorify
reverence fear
awe fear
frail flesh weak
`;

const groups = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const roots = line.split(' ').map(rootOf);
  for (const root of roots) {
    const others = groups.get(root) ?? new Set();
    for (const other of roots) if (other !== root) others.add(other);
    groups.set(root, others);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** The roots that another wording may have in place of this one. */
export function otherWordings(root: string): ReadonlySet<string> {
  return groups.get(root) ?? NONE;
}

const ENDINGS = ['anc', 'nes', 'ment', 'ful', 'fuli', 'li', 'er', 'or', 'ation', 'ion', 'iti', 'les'];

/** Words that are made from the same one by no rule, a family a line. */
const FAMILIES = `
hungry hunger
thirsty thirst
anxious anxiety
wise wisdom
strong strength
true truth
dead death die
alive life live
belief believe
chosen choice
choose choice
sin sinner sinful
peace peaceful peacemaker
brother brotherly
love lover beloved
hate hatred
obey obedience obedient
poor poverty
weak weakness
free freedom
proud pride
long length
deep depth
high height
broad breadth
warm warmth
hot heat
holy holiness
just justice justify
sure assurance assure
know knowledge
speak speech
give gift giver
see sight
bear birth
grow growth
serve servant service
rule ruler
sing song
sit seat
think thought
work worker
fool folly
angry anger
nothing anything
beginning begin
heal health
mourn mourner
please pleasure
circumcise circumcision
persevere perseverance
inherit inheritance heir
`;

const families = new Map<string, readonly string[]>();
for (const line of FAMILIES.trim().split('\n')) {
  const roots = [...new Set(line.split(' ').map(rootOf))];
  for (const root of roots) {
    const others = roots.filter((other) => other !== root);
    families.set(root, [...(families.get(root) ?? []), ...others]);
  }
}

/** Roots of words that are made from the same one ("repentance" of "repent", "forgive" of "forgiveness"); some are no words. */
export function derivedRoots(root: string): string[] {
  if (root.length < 4) return [...(families.get(root) ?? [])];
  const longer = ENDINGS.map((ending) => root + ending);
  const shorter = ENDINGS.filter((ending) => root.endsWith(ending) && root.length - ending.length >= 4).map(
    (ending) => root.slice(0, -ending.length),
  );
  return [...(families.get(root) ?? []), ...longer, ...shorter];
}
