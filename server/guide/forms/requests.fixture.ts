/**
 * Requests in free wording with what must be read from them, one a line: `message => form key=value ...`. Values with
 * spaces are written with underscores. A key that is not named may have any value, `-` is a message that asks for no form.
 */
export const FORM_REQUESTS: readonly (readonly [words: string, expected: string])[] = `
Could you suggest a reading for our wedding that isn't 1 Corinthians 13? => reading occasion=wedding not=1_Corinthians_13
I want six wedding readings, not 1 Cor 13 and not Ruth => reading count=6 occasion=wedding not=1_Corinthians_13;Ruth
my sister gets married saturday and wants me to read something from the bible, under a minute => reading occasion=wedding minutes=1
an Old Testament reading for our wedding mass => reading occasion=wedding testament=old
Scripture for grandma's funeral, but no Psalm 23 please, everybody has that => reading occasion=funeral not=Psalm_23
what could we read at dad's graveside? he was not a churchgoer => reading occasion=funeral
3 short psalms to read at the crematorium => reading count=3 occasion=funeral short psalms
My mate is getting baptised in the river on Sunday. What passage could I read out? => reading occasion=baptism
Two readings for a christening please => reading count=2 occasion=baptism
I visit an old man in hospital tomorrow, what can I read to him, nothing about death => reading occasion=hospital about-not=death
a bible passage for a graduation ceremony, without Jeremiah 29:11 => reading occasion=graduation not=Jeremiah_29:11
Our parents have their golden wedding. A text to read at the party? => reading occasion=anniversary
Reading for my retirement do, I was a postman for 40 years => reading occasion=retirement
we move into our first house on friday, what passage could we read when we go in => reading occasion=new-home
harvest festival reading from the new testament => reading occasion=harvest testament=new
which passages fit a carol service? i need five => reading count=5 occasion=christmas
A reading for New Year's Eve, in the ASV => reading occasion=new-year in=asv
something to read on Good Friday, about three minutes => reading occasion=good-friday minutes=3
suggest a text for Mothering Sunday => reading occasion=mothers-day
verse for remembrance sunday at the war memorial => reading occasion=remembrance
Give me 10 verses about hope => verses count=10 topic=hope-and-heaven
seven bible verses on money, not Malachi 3 => verses count=7 not=Malachi_3
I'd like exactly four verses about fear in the World English Bible => verses count=4 topic=fear in=web
a dozen scriptures for nurses => verses count=12 occasion=nurse
verses for a carpenter's workshop wall => verses occasion=carpenter
bible verses for teachers => verses occasion=teacher
three verses for a farmer that are not about sowing => verses count=3 occasion=farmer
Can you list five short verses on patience => verses count=5 short topic=patience
one verse about joy => verses count=1 topic=joy
bible verses about forgiveness for kids => verses topic=forgiveness who=children
5 verses on prayer from the Psalms => verses count=5 testament=psalms
NIV verses about strength, about 6 => verses count=6 not-held=NIV
list of 15 Bible verses about God's love => verses count=15
prayer for my friend who has surgery tomorrow, two sentences => prayer sentences=2
Write me a short prayer for patience => prayer short topic=patience
A bedtime prayer for a four year old => prayer ages=4
I need a prayer for a couple to say together at night => prayer who=couples
a prayer in one line for before I open my laptop at work => prayer short
Please write a prayer for peace in about 50 words => prayer words=50
can I have three different prayers for our leaders => prayer count=3
grace before Sunday lunch, short => grace short
a grace for a wedding meal that isn't too churchy => grace occasion=wedding plain
Could you give me something to say before we eat with guests of other faiths => grace
table grace kids can say => grace who=children
two graces for Christmas dinner => grace count=2 occasion=christmas
Blessing for my niece's new flat => blessing occasion=new-home
a blessing over our newborn son => blessing occasion=birth
I'd like a blessing for someone setting out on a long journey => blessing occasion=journey
A birthday blessing for my aunt who turns 80, two lines => blessing occasion=birthday who=aunt short
Words of blessing for the graduates, under 100 words => blessing occasion=graduation words=100
sympathy card for a colleague, not too religious => note occasion=bereaved plain
What do I write in a get well card? one line please => note occasion=sick short
Help me write a thank-you note to our organist of 30 years => note occasion=thanks
a note to my brother to say sorry, no bible verse in it => note occasion=apology without=verse
write a letter of half a page to a friend in prison => note occasion=prison words=150
farewell card for a colleague who moves away, 20 words => note occasion=farewell words=20
congratulations message for a new baby with a verse => note occasion=birth
A text to a teen who failed an exam, short => note short who=teens
birthday card for my 80 year old neighbour from the Psalms => note occasion=birthday
Write a devotional on gratitude => devotional topic=gratitude
a 150 word devotional about waiting for our newsletter => devotional words=150 topic=waiting
Five short devotions on hope for the week of half term => devotional sessions=5 short
devotional for couples on listening, not longer than a page => devotional who=couples
A week of devotions on Psalm 23, one for every day => devotional sessions=7 ref=Psalm_23
devotion about anger, without a prayer at the end => devotional without=prayer topic=anger
Family devotion for tonight, 10 minutes, children 5 and 8 => family minutes=10 ages=5-8
we have three teenagers, could you do a family devotion on honesty => family who=teens topic=honesty
A family worship time about thankfulness with a toddler, 5 min => family minutes=5 who=toddlers
Sunday school lesson on Jonah for 6 to 8 year olds, 40 minutes => lesson ages=6-8 minutes=40
children's lesson about the good samaritan, we have no paper => lesson ref=Luke_10:25-37
Sunday school is Noah on Sunday, nine boys, ages 7 to 10, 40 minutes => lesson minutes=40 ages=7-10
confirmation class, 10 weeks, ages 13-15, we're Methodist => study
harvest assembly, 200 children, 8 minutes => talk minutes=8
I left Sunday school at 12 years old after 3 weeks => -
Family devotions, 6 weeks, kids 3 and 9. Not Genesis, they're sick of Genesis. => family not=Genesis
what's that verse with the lilies that don't work => -
kids church lesson on Psalm 23, half an hour, ages 4-6 => lesson ref=Psalm_23 minutes=30 ages=4-6
Plan four meetings of 45 minutes on the book of Ruth for new believers => study sessions=4 minutes=45 book=Ruth who=new-believers
I need a six-week bible study on James for my home group, an hour and a half each => study sessions=6 minutes=90 book=Jas
study plan of 3 evenings of half an hour each about prayer => study sessions=3 minutes=30
We meet eight times for 40 min. Could you take us through Philippians? => study sessions=8 minutes=40 book=Phil
a one hour bible study on forgiveness for women => study minutes=60 topic=forgiveness who=women
Bible study on John 15, 30 minutes, without singing => study minutes=30 ref=John_15
study for men on courage, 5 sessions => study sessions=5 topic=courage who=men
10-week course through the gospel of Mark for a mixed group, 1 hour each => study sessions=10 minutes=60 book=Mark
Give me eight discussion questions on Mark 4:35-41 => questions count=8 ref=Mark_4:35-41
questions for our group on Genesis 22 => questions ref=Genesis_22
5 questions about Psalm 121 for teenagers => questions count=5 ref=Psalm_121 who=teens
could you come up with questions to talk about Luke 15:1-7 with children aged 7 => questions ref=Luke_15:1-7 ages=7
What questions could I ask my house group about 2 Samuel 9? => questions ref=2_Samuel_9
discussion starters on Philemon, three will do => questions count=3
Outline for a 20 minute talk on Romans 12:1-2 => talk minutes=20 ref=Romans_12:1-2
I have to give a ten-minute talk about hope at the women's breakfast, can you outline it => talk minutes=10 topic=hope-and-heaven who=women
a five minute thought for the staff meeting on gratitude => talk minutes=5 topic=gratitude
sermon outline on Luke 19:1-10, 25 minutes, three points => sermon minutes=25 ref=Luke_19:1-10 count=3
assembly talk for primary school on sharing, 6 minutes => talk minutes=6 who=children
Write my whole sermon on Psalm 46 word for word => sermon ref=Psalm_46
Read the New Testament in 90 days, please make me the plan => reading-plan days=90 scope=new-testament
a plan to read the whole bible in one year => reading-plan days=365 scope=bible
How can I read the four gospels in a month? => reading-plan days=30 scope=gospels
read all psalms in 60 days => reading-plan days=60 scope=psalms
reading plan for Acts, two weeks => reading-plan days=14 scope=Acts
Split Isaiah into 30 daily readings for me => reading-plan days=30 scope=Isa
I've got 15 minutes a day. Reading plan for the Old Testament? => reading-plan minutes=15 scope=old-testament
proverbs, a chapter for each day of the month => reading-plan scope=Prov
Genesis in 3 weeks, with sundays off => reading-plan days=21 scope=Gen
read romans and galatians over 10 days => reading-plan days=10 scope=Rom,Gal
My friend lost her job today, what could I text her? => pass-on topic=job-loss who=friend
something comforting to send my aunt in hospital, one line => pass-on short who=aunt
a verse to send to a friend with exams => pass-on who=friend
give me a word of comfort for a neighbour whose dog died, she's not religious => pass-on plain who=neighbour
Six verses to learn by heart with my kids, and a plan => memory count=6 who=children
memory verses on trust, one a week for 8 weeks => memory sessions=8
help me memorise psalm 121 => memory ref=Psalm_121
I want to learn 4 easy verses in the KJV => memory count=4 in=kjv
quiz with ten questions on the book of Esther => quiz count=10 book=Esth
bible quiz for the youth, 12 questions, hard ones => quiz count=12 who=teens
Make me a quiz about Mark 2 => quiz ref=Mark_2
make me a quiz for tonight => quiz
Which gospel has the wise men in it? Quiz tonight. => -
who was the first king of israel, pub quiz question => -
Could you write a short message I can send him today, he'd take it as a lecture => note
quick bible trivia for 8 year olds, 5 questions => quiz count=5 ages=8
Seven journal prompts on gratitude => journal count=7 topic=gratitude
questions to write about in my diary from Psalm 139 => journal ref=Psalm_139
prompts for prayer journaling, 5 => journal count=5
Plan a prayer meeting of 45 minutes for the sick of our parish => prayer-meeting minutes=45
how would you run a prayer evening for twelve people, one hour => prayer-meeting minutes=60
a half-hour prayer time for our leadership team => prayer-meeting minutes=30
weekend retreat plan on rest for 15 women => retreat who=women topic=sabbath-rest
plan me a silent retreat day alone => retreat days=1
Two day men's retreat about friendship => retreat days=2 who=men topic=friendship
youth night about peer pressure, 90 minutes => youth-night minutes=90
games and talk for friday youth group, topic anxiety, two hours => youth-night minutes=120 topic=anxiety
icebreaker for a new small group => icebreaker
three icebreakers for a shy group of adults => icebreaker count=3
Quick warm-up game for our youth that needs nothing => icebreaker who=teens
John 3 in simple English => simple ref=John_3
can you put Psalm 1 in easy words for learners of English => simple ref=Psalm_1
How do I explain the resurrection to a 5 year old? => child ages=5
what do I tell my 8-year-old when she asks who made God => child ages=8
explain Pentecost to children => child who=children
summary of Habakkuk 2 => summary ref=Habakkuk_2
Sum up Acts 9 in a few lines => summary ref=Acts_9
what happens in 1 Samuel 25? => summary ref=1_Samuel_25
How can I forgive my father? => -
I was at a wedding and felt so lonely => -
what does the bible say about money => -
I have been reading Psalm 23 every day and I still feel nothing => -
my grandmother's funeral was yesterday and I can't stop crying => -
Why do we pray before meals? => -
what is a blessing? => -
My study group laughed at me on Tuesday => -
Romans 8:28 => -
who wrote the letter to the Hebrews => -
I don't want to read the bible any more => -
is it wrong to play cards => -
`
  .trim()
  .split('\n')
  .map((line) => {
    const arrow = line.lastIndexOf(' => ');
    return [line.slice(0, arrow), line.slice(arrow + 4)] as const;
  });
