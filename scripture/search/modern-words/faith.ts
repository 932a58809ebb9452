/** Groups of synonyms (modern-words.ts), one on each line: God, sin and forgiveness, worship, prayer, the word and the church. */
export const FAITH = `
trust believe faith rely
wicked ungodly evil
helper comforter counselor advocate
holy hallowed
spirit ghost
sin trespass debt transgression iniquity wrong
forgive pardon
demon devil unclean
pagan gentile heathen nations
message gospel tidings news
preach proclaim
announce declare
dream vision
trial temptation testing test
tempt test try prove
rescue deliver save
save salvation
worship praise bow
thanks thanksgiving
thank thanks
pray prayer supplication petition
brightness glory
guilt guilty condemnation
blame reproach condemn
judge condemn
justice judgment
student disciple
follower disciple
church assembly congregation
curse revile
curse accursed
entrust deliver commit
radiance brightness
imprint image
bless blessing
doubt wavering unbelief
obey keep hearken
command commandment precept
teachings law doctrine teaching
miracle sign wonder
grave tomb sepulchre sheol
hell sheol hades
promise vow oath
covenant testament
elect chosen choose
testify witness testimony
acknowledge confess
resurrection rise raise
hidden secret
mystery secret
kneel knee bow
unbeliever unbelieving
fault sin
mistake trespass
rebel rebellious transgress
rebellion transgression
disobey disobedience disobedient
exalt lift magnify
magnify exalt great
lord jehovah
savior saviour
creator maker
maker creator
sacrifice offering
offering sacrifice
grateful thankful thanksgiving
thankful thanks
build edify
edify build
honor glorify
`;
