/** Groups of synonyms (modern-words.ts), one on each line: land and weather, animals and plants, house and clothes, food, money. */
export const THINGS = `
fill replenish
gift heritage reward present
money mammon riches wealth silver
gain profit
donkey ass colt
robe cloak coat garment clothes clothing
wolf wolves
stone rock
path way
road way
boat ship
lamp candle light lampstand
basket bushel
desert wilderness
field vineyard
plant sow
harvest reap
seed sow
sky heaven
universe world
protect shield
safe safety refuge
fortress stronghold
meal dinner feast supper
wine drink
bread food meat
food meat
hungry hunger
thirsty thirst
feed fed
dirty unclean defiled
clean pure
wash cleanse
shiny shine
dark darkness
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
gold golden
jewel ruby rubies pearl
worth price value
price cost
buy purchase
sell sold
mirror glass
jar vessel earthen
pot vessel
bottle wineskin
container vessel
trap snare
net snare
chain bond
prison bond
handiwork workmanship
masterpiece workmanship
room mansion dwelling
speck splinter mote
plank log beam
yeast leaven
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
town city village
country land
soil ground earth
buttress ground foundation
dirt dust ground
mud clay mire
banquet feast supper
scroll book
letter epistle
shelter refuge secret covert
hideout refuge
gift offering
`;
