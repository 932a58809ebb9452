/**
 * What the labels of corpora/guide stand for, where a label is not simply the kind and id of one entry: the ids of the
 * entries to choose from, the first where the message names none of them.
 */
export const ENTRIES_OF_LABEL: Readonly<Record<string, readonly string[]>> = {
  'person/sarah-and-hagar': ['sarah', 'hagar'],
  'person/isaac-and-rebekah': ['isaac', 'rebekah'],
  'person/jacob-esau-leah-rachel': ['jacob', 'esau', 'leah-and-rachel'],
  'person/moses-aaron-miriam': ['moses', 'aaron', 'miriam'],
  'person/joshua-and-caleb': ['joshua', 'caleb'],
  'person/deborah-and-jael': ['deborah', 'jael'],
  'person/samson-and-delilah': ['samson', 'delilah'],
  'person/ruth-and-boaz': ['ruth', 'boaz'],
  'person/hannah-and-samuel': ['hannah', 'samuel'],
  'person/nehemiah-and-ezra': ['nehemiah', 'ezra'],
  'person/isaiah-and-jeremiah': ['isaiah-person', 'jeremiah-person'],
  'person/daniel-and-friends': ['daniel', 'shadrach-and-friends'],
  'person/john-and-james': ['john-apostle', 'james-apostle', 'james-brother-of-jesus'],
  'person/the-evangelists': ['luke-person', 'matthew-person', 'mark-person'],
  'person/barnabas-timothy-silas': ['barnabas', 'timothy', 'silas'],
  'person/martha-mary-lazarus': ['martha-and-mary', 'lazarus'],
  'person/pharisees-sadducees-samaritans': ['pharisees', 'sadducees', 'samaritans'],
  'question/words-amen': ['amen-and-hallelujah'],
  'question/science-and-faith': ['science-and-faith', 'creation'],
  'named/beatitudes-sermon-on-the-mount': ['beatitudes', 'sermon-on-the-mount'],
  'named/greatest-commandment-golden-rule': ['greatest-commandment', 'golden-rule'],
  'named/last-supper-and-gethsemane': ['last-supper', 'gethsemane'],
  'named/red-sea-and-plagues': ['red-sea', 'plagues'],
  'named/talents-and-virgins': ['talents', 'ten-virgins'],
  'self/need-help': ['i-need-help'],
};

/** Entries that two kinds have: the label under which messages for both are learned. */
export const LABEL_OF_TWIN: Readonly<Record<string, string>> = {
  'question/fasting': 'topic/fasting',
  'question/how-to-pray': 'topic/how-to-pray',
  'question/unanswered-prayer': 'topic/unanswered-prayer',
};
