import type { Written } from '../written-reply.ts';

/** No Scripture: questions and speech, hymns, creeds, authors, times and numbers, words that look like books. */
export const UNTOUCHED: readonly Written[] = [
  [
    'question',
    `You might ask yourself, <k>"What am I afraid would happen if I said no?"</k> The answer often surprises people.`,
  ],
  [
    'question',
    `When somebody asks, <k>"Why would a good God allow this?"</k>, it is usually a wound that speaks. Listen first.`,
  ],
  [
    'question',
    `<k>“Am I still a Christian if I feel nothing?”</k> is a question that many faithful people have asked. Feelings come and go.`,
  ],
  [
    'question',
    `Try asking your son <k>'What was the best part of your day?'</k> and then wait. Romans 12:15 is about that kind of listening.`,
  ],
  [
    'speech',
    `You could say to her, <k>"I was wrong last night, and I would like to hear your side."</k> Then stop talking.`,
  ],
  ['speech', `Tell him: <k>“I love you and I cannot lend you any more money.”</k> Both halves are true.`],
  [
    'speech',
    `A simple prayer is enough: <k>"Father, I do not know what to do today, but I want to trust you with it."</k> He hears that.`,
  ],
  [
    'speech',
    `If the thought comes, <k>'I have ruined everything for good'</k>, answer it out loud. It is not the whole truth.`,
  ],
  [
    'speech',
    `My neighbour put it so: <k>"I went to church for the coffee and stayed for the people."</k> That happens more than you think.`,
  ],
  [
    'speech',
    `Instead of <k>"you always leave me with the work"</k> try <k>"I felt alone with the dishes yesterday."</k> The second can be heard.`,
  ],
  [
    'hymn',
    `John Newton's hymn begins, <k>"Amazing grace! how sweet the sound, that saved a wretch like me!"</k> He had traded in slaves.`,
  ],
  [
    'hymn',
    `Sing with Horatio Spafford, <k>“When peace like a river attendeth my way, when sorrows like sea billows roll.”</k> He wrote it in grief.`,
  ],
  [
    'hymn',
    `The old hymn says <k>"Abide with me; fast falls the eventide; the darkness deepens; Lord, with me abide."</k> Luke 24:29 stands behind it.`,
  ],
  [
    'hymn',
    `Luther wrote, <k>'A mighty fortress is our God, a bulwark never failing'</k>, with Psalm 46 in mind.`,
  ],
  [
    'creed',
    `In the Apostles' Creed we say, <k>"I believe in God, the Father Almighty, Maker of heaven and earth."</k> Each phrase was hard won.`,
  ],
  [
    'creed',
    `The Nicene Creed confesses <k>“God of God, Light of Light, very God of very God, begotten, not made.”</k> It answers Arius.`,
  ],
  [
    'creed',
    `The Westminster Shorter Catechism opens: <k>"Man's chief end is to glorify God, and to enjoy him for ever."</k> Enjoyment is part of it.`,
  ],
  [
    'author',
    `Augustine wrote, <k>"Thou hast made us for thyself, and our heart is restless until it finds its rest in thee."</k> He knew restlessness.`,
  ],
  [
    'author',
    `C. S. Lewis said that <k>"pain insists upon being attended to"</k>, and he later learned it at home.`,
  ],
  [
    'author',
    `Corrie ten Boom liked to say, <k>“There is no pit so deep that God's love is not deeper still.”</k> She had been in one.`,
  ],
  [
    'author',
    `Dietrich Bonhoeffer called it <k>'cheap grace'</k>: forgiveness without repentance. He paid for the other kind.`,
  ],
  [
    'author',
    `As Teresa of Avila prayed, <k>«Let nothing disturb thee, nothing affright thee; all things are passing»</k>. Keep it by the bed.`,
  ],
  [
    'author',
    `Pascal's line, <k>"The heart has its reasons, which reason knows nothing of,"</k> is often misused. He was no enemy of thinking.`,
  ],
  [
    'time',
    `The service begins at <k>3:16 pm</k>, oddly enough, and the doors open at <k>2:45</k>. Come early.`,
  ],
  ['time', `Set an alarm for <k>5:17 am</k> if you must, but sleep is holy too. Rest is no sin.`],
  ['time', `My train leaves at <k>11:28</k> and I pray on it until <k>12:02</k>. A fixed place helps.`],
  ['number', `The vote was <k>28:19</k>, and the church split anyway. Numbers do not make peace.`],
  ['number', `A ratio of <k>2:1</k> between listening and talking is a good start. Most of us reverse it.`],
  ['number', `On 3/16 we meet in room <k>4:13</k>, second floor. Bring a friend.`],
  [
    'book-word',
    `<k>Job offers 3</k> can arrive in one week and still leave you lost. Pray before you answer.`,
  ],
  ['book-word', `Small <k>acts of kindness 2</k> or three times a week change a home. Begin with breakfast.`],
  [
    'book-word',
    `On the form, <k>mark 5 items</k> that matter to you and compare with your spouse. It opens a talk.`,
  ],
  [
    'book-word',
    `The <k>numbers 10 and 12</k> keep returning in the Bible for a reason. Ten fingers, twelve tribes.`,
  ],
  ['book-word', `<k>John 3 years ago</k> was drinking; today he leads a group. Grace takes its time.`],
  ['book-word', `She <k>ruth­lessly cut 4 meetings</k> from her week to sit with her mother. Good for her.`],
  ['book-word', `Your <k>job 1 day</k> will end, your calling will not. Hold them in the right order.`],
  ['book-word', `He <k>is 53</k> and wonders whether it is too late. Abraham set out at seventy-five.`],
  ['book-word', `The <k>kings 2 thousand years</k> ago asked for signs too. Power is always nervous.`],
  ['book-word', `My friend <k>Daniel 8 months</k> into recovery called me crying. I drove over.`],
  ['book-word', `There <k>am I 3</k> times a week, in the same pew, and it is enough. Habit carries faith.`],
  ['term', `Some call this <k>"church hurt"</k>, and it is real. You need not hurry past it.`],
  ['term', `People speak of <k>“quiet time”</k> as if it had to be long. Ten minutes count.`],
  ['term', `The word <k>'blessed'</k> has been worn thin by hashtags. It still has weight.`],
  [
    'title',
    `Have you read <k>"The Pilgrim's Progress"</k>? It helps with the Slough of Despond. Bunyan wrote it in jail.`,
  ],
  [
    'title',
    `The film <k>“Chariots of Fire”</k> shows a man who kept Sunday. It cost him a race and gave him another.`,
  ],
];

/** Deuterocanonical books: named as such. The tag stands round the reference. */
export const DEUTEROCANONICAL: readonly Written[] = [
  [
    'straight',
    `A faithful friend is called a strong shelter (<d>Sirach 6:14</d>). Catholics read it as Scripture.`,
  ],
  [
    'straight',
    `Prayer for the dead is usually based on <d>2 Maccabees 12:46</d>. Protestants do not receive the book.`,
  ],
  ['list', `- <d>Tobit 4:15</d>\n- Matthew 7:12\n\nBoth give the rule of treating others well.`],
  [
    'several-references',
    `Wisdom is praised as a breath of God (Proverbs 8:22; <d>Wisdom 7:25</d>). The pictures are close.`,
  ],
  ['cf', `The prayer of thanks echoes older ones (see <d>Baruch 3:9</d>). Israel learned to pray in exile.`],
  ['straight', `The tale of a brave widow is in <d>Judith 13:8</d>. It is not in the Protestant canon.`],
  ['range', `The martyrdom of the seven brothers is in <d>2 Maccabees 7:1-42</d>. Hebrews may allude to it.`],
  ['straight', `Read <d>Ecclesiasticus 38:1</d> on honouring physicians. It is gentle about medicine.`],
  [
    'heading',
    `### <d>1 Esdras 4:41</d>\n\nThe saying about truth is famous. The book is apocryphal for most churches.`,
  ],
  [
    'table',
    `| Book | Where |\n|---|---|\n| Feast of Lights | <d>1 Maccabees 4:59</d> |\n| Jesus at the feast | John 10:22 |\n\nThe second leans on the first.`,
  ],
];

/** Answers in other languages: the reference is found, the quotation keeps its marks as unchecked. */
export const OTHER_LANGUAGES: readonly Written[] = [
  [
    'spanish',
    `Dios te ama de verdad. <u John.3.16>«Porque de tal manera amó Dios al mundo, que ha dado a su Hijo unigénito»</u> (Juan 3:16). Nada de lo que hiciste anoche cambia eso.`,
  ],
  [
    'spanish',
    `Cuando tengas miedo, recuerda: <u Ps.23.1>"El Señor es mi pastor, nada me falta"</u> (Salmo 23:1). No estás solo.`,
  ],
  [
    'spanish',
    `Pablo escribe: <u Phil.4.13>“Todo lo puedo en Cristo que me fortalece”</u> (Filipenses 4:13). Lo dijo en la cárcel.`,
  ],
  [
    'spanish',
    `Lee también <r Rom.8.28>Romanos 8:28</r> y <r 1Cor.13.4>1 Corintios 13:4</r>. El amor es paciente y obra en todo.`,
  ],
  [
    'french',
    `Ne crains pas l’avenir. <u Ps.23.1>« L’Éternel est mon berger : je ne manquerai de rien »</u> (Psaume 23:1). C’est une parole pour la nuit.`,
  ],
  [
    'french',
    `Jésus dit : <u John.14.6>« Je suis le chemin, la vérité et la vie »</u> (Jean 14.6). Thomas avait demandé la route.`,
  ],
  [
    'french',
    `Voyez <r Matt.5.9>Matthieu 5:9</r> et <r Jas.1.5>Jacques 1:5</r>. La paix et la sagesse se demandent.`,
  ],
  [
    'french',
    `Il est écrit : <u 1John.4.8>"Dieu est amour"</u> (1 Jean 4:8). Tout le reste en découle, chaque jour de la vie.`,
  ],
  [
    'portuguese',
    `Não desanime. <u Josh.1.9>"Seja forte e corajoso; não se apavore, nem desanime"</u> (Josué 1:9). Deus vai com você.`,
  ],
  [
    'portuguese',
    `Jesus disse: <u Matt.11.28>“Vinde a mim, todos os que estais cansados e oprimidos”</u> (Mateus 11:28). O convite é para hoje.`,
  ],
  ['portuguese', `Veja também <r Prov.3.5>Provérbios 3:5</r>. Confiar não é parar de pensar.`],
  [
    'german',
    `Hab keine Angst vor morgen. <u Ps.23.1>„Der HERR ist mein Hirte, mir wird nichts mangeln“</u> (Psalm 23,1). Das Wort hat viele getragen.`,
  ],
  [
    'german',
    `Paulus schreibt: <u Rom.8.31>„Ist Gott für uns, wer kann gegen uns sein?“</u> (Römer 8,31). Das ist keine Frage, sondern Trost.`,
  ],
  [
    'german',
    `Lies dazu <r John.15.5>Johannes 15,5</r> und <r Jas.1.5>Jakobus 1,5</r>. Beides spricht vom Bleiben und vom Bitten.`,
  ],
  [
    'german',
    `Jesus sagt: <u Matt.5.9>»Selig sind, die Frieden stiften«</u> (Matthäus 5,9). Frieden macht Arbeit.`,
  ],
  [
    'italian',
    `Gesù disse: <u John.11.25>«Io sono la risurrezione e la vita»</u> (Giovanni 11:25). Marta gli credette.`,
  ],
  ['italian', `Leggi <r Luke.15.11-Luke.15.32>Luca 15:11-32</r>. Il padre corre incontro al figlio.`],
  [
    'dutch',
    `Wees niet bang. <u Ps.46.1>"God is ons een toevlucht en sterkte"</u> (Psalm 46:1). Daarmee begint het lied.`,
  ],
  [
    'polish',
    `Jezus powiedział: <u John.14.27>„Pokój zostawiam wam, pokój mój daję wam”</u> (Jan 14:27). To słowo na trudny dzień.`,
  ],
  [
    'indonesian',
    `Jangan takut. <u Ps.23.1>"TUHAN adalah gembalaku, takkan kekurangan aku"</u> (Mazmur 23:1). Ia menyertai Anda.`,
  ],
];

/** References alone, in the forms people and models write. The tag stands round the reference. */
export const REFERENCES: readonly Written[] = [
  ['plain', `A good place to begin is <r Mark.1>Mark 1</r>. It moves fast, like a friend telling news.`],
  ['plain', `Read <r Ps.23>the 23rd Psalm</r> aloud tonight. Its middle turns from "he" to "thou".`],
  [
    'short-form',
    `See <r 1Cor.10.13>1 Cor. 10:13</r> and <r Jas.1.13>Jas 1:13</r>. Both deal with temptation.`,
  ],
  [
    'short-form',
    `<r Gen.50.20>Gen 50:20</r> and <r Acts.2.23>Ac 2:23</r> say that evil can be turned. Neither calls it good.`,
  ],
  [
    'roman',
    `Paul says it in <r 2Tim.1.7>II Timothy 1:7</r>, and John in <r 1John.4.18>I John 4:18</r>. Fear and love do not share a room.`,
  ],
  [
    'words',
    `Look at <r 1Pet.5.7>First Peter 5:7</r> and at <r 2Cor.1.3>Second Corinthians 1:3</r>. Comfort is passed on.`,
  ],
  ['words', `It stands in <r Rom.8.28>Romans chapter 8, verse 28</r>. Read on to the end of it.`],
  [
    'several-references',
    `God cares for strangers (<r Lev.19.34>Leviticus 19:34</r>; <r Deut.10.19>Deuteronomy 10:19</r>; <r Matt.25.35>Matthew 25:35</r>). So may we.`,
  ],
  ['several-references', `On anger: <r Eph.4.26,Eph.4.31>Ephesians 4:26, 31</r>. Sundown is a good limit.`],
  [
    'several-references',
    `Look at the creation psalms (<r Ps.8,Ps.19,Ps.104>Psalms 8, 19, and 104</r>). They are for looking up.`,
  ],
  ['cf', `Love your neighbour (cf. <r Lev.19.18>Lev. 19:18</r>), even the one with the loud dog.`],
  [
    'cf',
    `Humility goes before honour (see also <r Prov.15.33>Proverbs 15:33</r>). Pride goes before the other thing.`,
  ],
  ['range', `The story of Joseph fills <r Gen.37-Gen.50>Genesis 37–50</r>. It is worth a weekend.`],
  ['range', `Stephen's speech (<r Acts.7.2-Acts.7.53>Acts 7:2-53</r>) retells everything. He died for it.`],
  ['range', `The farewell runs through <r John.13.31-John.16.33>John 13:31–16:33</r>. Then he prays.`],
  [
    'one-chapter',
    `<r Phlm.1.6>Philemon 6</r> and <r Jude.1.24>Jude 24</r> are easy to miss. Both are short letters.`,
  ],
  ['dot', `The promise is in <r Isa.43.2>Isaiah 43.2</r>. Waters and fire are both named.`],
  [
    'following',
    `Begin at <r Matt.6.25>Matthew 6:25ff.</r> and read to the end. Birds and flowers preach there.`,
  ],
  [
    'other-name',
    `<r Song.8.6>Song of Songs 8:6</r> and <r Rev.22.17>Revelations 22:17</r> both end with longing. Come is the last word.`,
  ],
  ['bold', `Memorise **<r Josh.1.9>Joshua 1:9</r>** this week. Put it on the fridge.`],
  ['half-verse', `Hold on to <r Rom.8.39>Romans 8:39b</r>. It closes the list.`],
  [
    'list',
    `- <r Neh.1.4>Nehemiah 1:4</r> - he wept\n- <r Neh.2.4>Nehemiah 2:4</r> - he prayed\n- <r Neh.2.18>Nehemiah 2:18</r> - he built`,
  ],
];
