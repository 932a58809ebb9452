import { describe, expect, it } from 'vitest';
import { plainWords } from '../reading/words.ts';
import { namedEntry } from './named-entry.ts';

describe('the subject of a request', () => {
  it.each([
    ['a short study on Ruth for four ladies, we are all widows', 'story/ruth'],
    ['bible study for 5 lads about loyalty, none of them go to church', 'theme/loyalty'],
    ['a talk on the elder brother in Luke 15', 'story/elder-brother'],
    ['a Hannah study with three questions', 'story/hannah'],
    ['an explanation of Pentecost for children', 'story/pentecost'],
    ['Sunday school is Noah on Sunday', 'story/noah'],
    ['a craft for Noah', 'story/noah'],
    ['a study about Paul’s conversion', 'story/paul'],
    ['bible study abt joseph n his brothers', 'story/joseph'],
    ['Ruth, four weeks', 'story/ruth'],
    ['something on hospitality for our home group', 'theme/hospitality'],
  ])('stands behind its word, and is not the group: %s', (words, id) => {
    expect(namedEntry(plainWords(words))).toBe(id);
  });

  it.each([
    'my daughter Ruth leads a group',
    'please pray for Hannah',
    'questions on Ruth 2',
    'a study for the rest of the year',
    'my friend Daniel is ill',
    'I am worried about my son Samuel',
  ])('is nobody of our own, and no chapter: %s', (words) => {
    expect(namedEntry(plainWords(words))).toBeUndefined();
  });
});
