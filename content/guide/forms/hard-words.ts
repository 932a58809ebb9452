/** Words of the Bible that learners of English, and others, do not know; explained in easy words. One line each. */
export const HARD_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `
abide: stay, live
abundant: more than enough
adversary: enemy
affliction: trouble, pain
anoint: put oil on somebody, to give an honour or a task
apostle: somebody who was sent by Jesus
atonement: making things right again with God
beget: become the father of
begotten: born as a child of his father
behold: look
beseech: ask strongly
betray: give a friend to his enemies
blameless: without fault
blasphemy: bad words against God
blessed: happy, because God is good to them
covenant: a promise between God and people, for always
condemn: say that somebody is guilty
condemnation: the word that somebody is guilty
confess: say openly
congregation: the people who come together
counsel: advice
covet: want what another person has
crucify: kill on a cross
disciple: a pupil and follower
dominion: power to rule
dwell: live
elect: chosen
endure: hold out, go on in hard times
eternal: without end
everlasting: without end
exalt: lift high, praise
faithful: somebody whom you can trust
fellowship: being together as friends
firmament: the sky
firstborn: the oldest child
firstfruits: the first part of the harvest
flesh: the body; also the weak side of people
forsake: leave alone
gentile: somebody who is not a Jew
glorify: show how great somebody is
gospel: good news
grace: love that nobody has earned
hallowed: holy, honoured
heir: the person who gets the house and land when the father dies
hosts: armies; the stars and angels of God
humble: not proud
husbandman: farmer
hypocrite: somebody who only looks good
idol: a false god that people made
inherit: get from one’s father
inheritance: what a child gets from the father
iniquity: doing wrong
intercede: ask for another person
intreat: ask, beg
justified: put right with God
kindred: family
kinsman: a man of the family
kingdom: the land and people of a king
lamentation: crying for sorrow
leaven: what makes bread rise
longsuffering: patient
magnify: make great, praise
meek: gentle, not proud
mercy: kindness to somebody who does not deserve it
multitude: many people
neighbour: the person near you
neighbor: the person near you
oppress: be cruel to people who are weaker
parable: a story with a meaning
pasture: a field of grass for sheep
perish: die, be lost
pharisee: a man of a strict Jewish group that kept every law
persecute: hunt and hurt people for their faith
prophet: somebody who speaks for God
propitiation: what takes guilt away and makes peace
publican: a man who took taxes for the Romans
rabbi: teacher
rebuke: say strongly that something is wrong
reconcile: make friends again
redeem: buy free
redemption: being bought free
refuge: a safe place
remission: taking away, forgiving
repent: turn round, be sorry and live in a new way
repentance: turning round to live in a new way
revile: say bad things to somebody
righteous: right before God, good
righteousness: being right with God and doing right
sabbath: the day of rest
sacrifice: a gift to God that costs something
saint: somebody who belongs to God
salvation: being saved
sanctify: make holy
sepulchre: a grave in a rock
servant: somebody who works for another
shepherd: a man who looks after sheep
sin: doing wrong, turning away from God
snare: a trap
statutes: laws
steadfast: firm, not changing
stumble: nearly fall
supplication: asking God for something
swaddling: long cloths for a baby
tabernacle: a tent; the tent of God
temptation: what pulls you to do wrong
testify: say what you have seen
testimony: what somebody says because they have seen it
transgression: breaking God’s law
trespasses: wrong things that we did
tribulation: great trouble
vain: empty, useless
vanity: emptiness
valley: low land between hills
vengeance: paying back evil
verily: truly
vine: the plant of grapes
womb: the place in a mother where a child grows
wicked: very bad
wilderness: empty land, desert
wisdom: knowing how to live
witness: somebody who saw it and tells it
woe: great sadness
worship: show honour to God
wrath: great anger
yoke: wood on the neck of animals for carrying
zeal: strong wish to do something
yahweh: the name of God
`
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
);
