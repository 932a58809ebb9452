import type { PassageMark } from './types.ts';

/** Somebody of the Bible, with what the text says that a visitor may find themselves in. */
export interface PersonLike {
  readonly mark: PassageMark;
  readonly note: string;
  /** What else they were: somebody who is asked for without it is not shown them. */
  readonly also?: string;
}

/** People of the Bible in one situation. */
export interface PeopleLike {
  readonly id: string;
  /** After "Some who": "lived without a husband, and are not told of as waiting for one". */
  readonly who: string;
  readonly people: readonly PersonLike[];
}

export const PEOPLE_LEADS = ['Yes. The Bible tells of some who {who}:', 'There are some who {who}:'];

/** People of whom visitors ask whether anybody in the Bible was like them. Only what the text itself tells. */
// biome-ignore format: one person a line
export const PEOPLE_LIKE: readonly PeopleLike[] = [
  { id: 'single-woman', who: 'have a place of their own in the story, and no husband is told of them', people: [
    { mark: '[[Acts 16:14-15]]', note: 'Lydia trades in purple cloth, decides for her household, and opens her home to Paul. Nobody is named as her husband.' },
    { mark: '[[Luke 10:38-42]]', note: 'Martha receives Jesus into her house, and her sister Mary sits among those who learn. Both are told of by their own names alone.' },
    { mark: '[[John 20:16-18]]', note: 'Mary Magdalene followed Jesus, stood at the cross, and is the first to be sent with the news that he lives.' },
    { mark: '[[Romans 16:1-2]]', note: 'Phoebe serves the church at Cenchreae and has helped many. Paul commends her for what she does.' },
    { mark: '[[Exodus 15:20-21]]', note: 'Miriam leads the women of Israel in song. The Bible calls her a prophetess and names no husband.' },
    { mark: '[[Acts 21:8-9]]', note: 'Four unmarried sisters prophesy in the house of their father Philip.' },
  ] },
  { id: 'single', who: 'lived without husband or wife', people: [
    { mark: '[[Jeremiah 16:1-2]]', note: 'Jeremiah is told to take no wife, and his lonely life belongs to his message.' },
    { mark: '[[1 Corinthians 7:7-8]]', note: 'Paul lives unmarried and speaks of it as a gift, and of marriage as another.' },
    { mark: '[[Matthew 19:12]]', note: 'Jesus, who did not marry, speaks of those who live so for the sake of the kingdom.' },
    { mark: '[[Acts 16:14-15]]', note: 'Lydia runs a trade and a household, and no husband is told of.' },
  ] },
  { id: 'childless', who: 'longed for a child, or had none', people: [
    { mark: '[[1 Samuel 1:9-11]]', note: 'Hannah weeps at the temple and tells God so. She is taken for drunk.', also: 'mother' },
    { mark: '[[Isaiah 56:3-5]]', note: 'To those who will have no children God promises a name better than sons and daughters.' },
    { mark: '[[Acts 8:36-39]]', note: 'The Ethiopian, a eunuch, asks what hinders him, and goes on his way rejoicing.' },
    { mark: '[[Luke 1:5-7]]', note: 'Zacharias and Elisabeth are called righteous, and have no child until they are old.', also: 'mother' },
  ] },
  { id: 'low', who: 'could not go on, and said so', people: [
    { mark: '[[1 Kings 19:4-8]]', note: 'Elijah lies down under a bush. He is not scolded, but let sleep, touched and fed.' },
    { mark: '[[Jeremiah 20:7-9]]', note: 'Jeremiah complains to God in the hardest words, and cannot leave him.' },
    { mark: '[[Psalm 42:9-11]]', note: 'A singer far from home talks to his own cast-down soul.' },
  ] },
  { id: 'disabled', who: 'lived with a body that did not do what others’ did', people: [
    { mark: '[[2 Samuel 9:6-8]]', note: 'Mephibosheth, lame in both feet, is given a place at the king’s table, and keeps it.' },
    { mark: '[[Genesis 32:30-31]]', note: 'Jacob leaves the night of his blessing with a limp.' },
    { mark: '[[Exodus 4:10-12]]', note: 'Moses is slow of speech, and is sent to speak.' },
    { mark: '[[2 Corinthians 12:8-9]]', note: 'Paul prays three times to be rid of what ails him. It stays, and so does grace.' },
  ] },
  { id: 'foreign', who: 'lived in a country that was not their own', people: [
    { mark: '[[Ruth 2:10-12]]', note: 'Ruth gleans among strangers and asks why she is noticed, being a foreigner.', also: 'widow' },
    { mark: '[[Matthew 2:13-15]]', note: 'Jesus himself was carried over a border at night as a child.' },
    { mark: '[[Genesis 41:50-52]]', note: 'Joseph names his sons for what exile cost him and for what grew there.' },
    { mark: '[[Daniel 1:6-8]]', note: 'Daniel is given a foreign name and keeps to what he holds dear.' },
  ] },
  { id: 'failed', who: 'failed, and were not dropped', people: [
    { mark: '[[John 21:15-17]]', note: 'Peter said three times that he did not know Jesus. Three times he is asked whether he loves him, and given work.' },
    { mark: '[[2 Timothy 4:11]]', note: 'Mark once left Paul in the middle of a journey. Years later Paul asks for him by name.' },
    { mark: '[[Jonah 3:1-3]]', note: 'Jonah ran the other way. The word of the Lord came to him a second time.' },
  ] },
  { id: 'doubting', who: 'doubted, and said it aloud', people: [
    { mark: '[[John 20:26-28]]', note: 'Thomas asks to see. Jesus comes back for him and shows him.' },
    { mark: '[[Mark 9:23-24]]', note: 'A father says in one breath that he believes and that he does not.' },
    { mark: '[[Matthew 11:2-6]]', note: 'John the Baptist sends from prison to ask whether Jesus is the one after all. Jesus then speaks well of him.' },
  ] },
  { id: 'angry', who: 'were angry with God and told him', people: [
    { mark: '[[Jonah 4:1-4]]', note: 'Jonah is angry at God’s mercy. God answers with a question.' },
    { mark: '[[Job 7:11]]', note: 'Job will not hold his tongue. In the end God says that he spoke rightly.' },
    { mark: '[[Ruth 1:20-21]]', note: 'Naomi gives herself a bitter name and says who has dealt bitterly with her. Nobody corrects her.', also: 'widow' },
  ] },
  { id: 'raised-by-others', who: 'grew up with others than their parents', people: [
    { mark: '[[Exodus 2:9-10]]', note: 'Moses grows up as the son of a princess who was not of his people.' },
    { mark: '[[Esther 2:7]]', note: 'Esther has lost both parents; her cousin takes her as his own daughter.' },
    { mark: '[[1 Samuel 2:18-19]]', note: 'Samuel grows up at the temple. His mother brings him a little coat every year.' },
  ] },
  { id: 'unloved', who: 'were not loved by those who should have', people: [
    { mark: '[[Genesis 29:31-32]]', note: 'Leah is the wife who was not chosen. The Lord saw it.', also: 'married' },
    { mark: '[[Genesis 37:3-4]]', note: 'Joseph’s brothers cannot speak a kind word to him.' },
    { mark: '[[Psalm 27:10]]', note: 'A singer counts with it that father and mother may forsake him, and the Lord takes him up.' },
  ] },
  { id: 'several-marriages', who: 'had a broken history, and were spoken to with respect', people: [
    { mark: '[[John 4:16-19]]', note: 'A woman at a well has had five husbands. Jesus has with her the longest talk that any Gospel tells, and she brings her town to him.', also: 'married' },
    { mark: '[[John 8:10-11]]', note: 'A woman is dragged into the middle by men with stones. When they are gone, Jesus speaks to her, and does not condemn her.' },
  ] },
  { id: 'lost-child', who: 'lost a child', people: [
    { mark: '[[2 Samuel 18:33]]', note: 'David weeps for Absalom, and the Bible sets down his cry without comment.' },
    { mark: '[[Genesis 37:34-35]]', note: 'Jacob refuses to be comforted.' },
    { mark: '[[John 19:25-27]]', note: 'Mary stands by the cross of her son, and he gives her somebody to go home with.' },
    { mark: '[[Luke 7:12-15]]', note: 'A widow walks behind the bier of her only son, and Jesus is moved when he sees her.', also: 'widow' },
  ] },
  { id: 'lost-spouse', who: 'lost husband or wife', people: [
    { mark: '[[Genesis 23:1-2]]', note: 'Abraham comes to mourn for Sarah and to weep for her.' },
    { mark: '[[Luke 2:36-38]]', note: 'Anna was married for seven years and a widow to her old age. She is one of the first to know the child.', also: 'widow' },
    { mark: '[[Ruth 1:3-5]]', note: 'Naomi buries a husband and two sons abroad.', also: 'widow' },
  ] },
  { id: 'long-ill', who: 'were ill for years', people: [
    { mark: '[[Mark 5:25-34]]', note: 'A woman has spent twelve years and all her money on physicians. Jesus stops for her in a crowd and calls her daughter.' },
    { mark: '[[2 Corinthians 12:8-9]]', note: 'What ails Paul stays with him; God’s answer is not that it goes, but that grace is enough.' },
    { mark: '[[2 Timothy 4:20]]', note: 'Paul has to leave Trophimus behind sick. Not everyone around an apostle got well.' },
  ] },
  { id: 'prison', who: 'sat in prison', people: [
    { mark: '[[Genesis 39:20-21]]', note: 'Joseph sits there innocent, and the Lord is with him.' },
    { mark: '[[Acts 16:25-26]]', note: 'Paul and Silas sing at midnight with their feet in the stocks.' },
    { mark: '[[Luke 23:39-43]]', note: 'A man who says that he is guilty asks to be remembered.' },
  ] },
  { id: 'shy', who: 'were afraid to step forward', people: [
    { mark: '[[Exodus 4:10-13]]', note: 'Moses asks God to send somebody else.' },
    { mark: '[[Judges 6:14-16]]', note: 'Gideon hides his wheat, and calls himself the least in his family.' },
    { mark: '[[1 Corinthians 2:3-5]]', note: 'Paul came to Corinth in weakness and with much trembling.' },
  ] },
  { id: 'betrayed', who: 'were betrayed by somebody near', people: [
    { mark: '[[Psalm 55:12-14]]', note: 'Not an enemy did this, says the singer, but a friend with whom he went to worship.' },
    { mark: '[[Luke 22:47-48]]', note: 'Jesus is handed over with a kiss.' },
    { mark: '[[Genesis 45:4-5]]', note: 'Joseph stands before the brothers who sold him.' },
  ] },
];
