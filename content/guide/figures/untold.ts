import type { UNTOLD_LINES } from './lines.ts';

const ids = (text: string): readonly string[] => text.split(' ');

/** Ids of the figures of whom the Bible does not tell it, though people ask; checked against the text. */
export const UNTOLD: Readonly<Record<keyof typeof UNTOLD_LINES, readonly string[]>> = {
  looks: ids(
    'cain abel enoch methuselah noah abraham hagar isaac jethro zipporah aaron miriam balaam caleb joshua rahab achan ' +
      'deborah jael gideon jephthah delilah ruth naomi boaz hannah samuel solomon rehoboam ahab jezebel naaman ' +
      'hezekiah josiah jonah belshazzar haman jeremiah-person isaiah-person hosea-and-gomer gomer nehemiah mary ' +
      'joseph-husband-of-mary peter judas thomas matthew john-the-apostle barabbas pilate lazarus mary-magdalene ' +
      'nicodemus andrew martha mary-of-bethany barnabas timothy luke john-mark lydia priscilla-and-aquila ' +
      'cornelius-and-ethiopian philip ananias-and-sapphira women-of-the-gospel eutychus lot uriah mephibosheth',
  ),
  age: ids(
    'naomi deborah jael samson delilah rahab bathsheba elijah elisha jezebel naaman jonah belshazzar haman ' +
      'isaiah-person hosea-and-gomer gomer nehemiah peter judas thomas matthew john-the-apostle simon-of-cyrene barabbas ' +
      'pilate lazarus mary-magdalene zacchaeus nicodemus andrew martha mary-of-bethany barnabas luke john-mark lydia ' +
      'priscilla-and-aquila cornelius-and-ethiopian philip ananias-and-sapphira ethiopian queen-of-sheba silas apollos ' +
      'joseph-of-arimathea caiaphas malchus joseph-husband-of-mary women-of-the-gospel paul',
  ),
  death: ids(
    'deborah ruth boaz hannah nehemiah hosea-and-gomer gomer naaman mephibosheth michal vashti dinah laban potiphar ' +
      'zipporah matthew simon-of-cyrene nicodemus timothy luke john-mark lydia priscilla-and-aquila ' +
      'cornelius-and-ethiopian philip martha mary-of-bethany silas titus apollos caiaphas ethiopian simeon anna ' +
      'elizabeth zechariah women-of-the-gospel mary-magdalene',
  ),
  wife: ids(
    'matthew thomas lazarus zacchaeus nicodemus stephen barnabas timothy luke john-mark silas titus apollos andrew ' +
      'barabbas joseph-of-arimathea simon-of-cyrene jonah elisha eutychus john-the-apostle cornelius-and-ethiopian',
  ),
  husband: ids('miriam tabitha'),
  children: ids(
    'deborah jael lydia stephen barnabas timothy luke john-mark thomas matthew lazarus nicodemus zacchaeus jonah elisha ' +
      'miriam delilah esther pilate',
  ),
};
