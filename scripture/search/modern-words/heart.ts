/** Groups of synonyms (modern-words.ts), one on each line: what is felt, thought and wanted, and what a character is like. */
export const HEART = `
worry anxious anxiety careful care cares worried thought troubled
love charity lovingkindness mercy compassion
plan thought purpose counsel device
lie false falsely falsehood deceive liar
lazy sluggard slothful idle laziness
strength strong power might
strengthen strengthened might
patience longsuffering patient suffereth endurance perseverance steadfast
kind kindness gentle gentleness
hope wait expect confidence
sad sorrow mourn grieve weep cry
happy blessed glad joy
angry anger wrath
scared afraid fear terrified
brave courage courageous
weak feeble weary
tired weary faint exhausted
rest refresh
pride proud haughty arrogant
humble meek lowly humility
foolish fool folly
stupid foolish brutish
smart wise prudent
crafty subtle subtil shrewd cunning
perfect blameless upright
honest true truth upright
tear weep
nagging contentious quarrelsome contention
argue dispute murmur strife disputing quarrel complain
complain murmur grumble
gossip talebearer whisperer
advice counsel
advisor counselor
decision choose
trouble tribulation affliction distress trial
suffering tribulation affliction
lonely alone
hate despise
mind heart
soul life
feel felt
understand know understanding
remember recall
forget forgot
boast glory
shame ashamed
fair just equity
innocent blameless
character morals manners
sure certain assurance
discouraged dismayed
frightened afraid terrified
amazed astonished marvel
insight understanding
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
meditate ponder
ponder consider
consider think
neglect forsake
careful heed
beware heed watch
alert watch sober watchful
selfcontrol temperance
control temperance sober
crushed bruised contrite broken
brokenhearted broken contrite
depressed cast
encourage comfort exhort
comfort console
goodness kindness
merciful compassion
quarrel strife
stubborn stiffnecked rebellious
devote continue
committed faithful
longing thirst desire
yearn long desire
gentleness meekness
meekness gentleness
endure suffer bear
suffer endure
perseverance patience
innocent harmless guiltless
harmless innocent
honorable honest worthy
noble honorable honest
respect honor reverence fear
reverence fear
awe fear
frail flesh weak
`;
