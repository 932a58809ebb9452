import { expect, it } from 'vitest';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { bodyOf, errorsOf, fieldsOf, priorityOrLeast } from './ad-fields.ts';
import { showingAt, stateOf } from './state-of-ad.ts';

const STORED: OperatorAdvertisement = {
  id: 'one',
  title: 'Psalms',
  description: 'One a day.',
  imageUrl: null,
  pictureUrl: '/api/advertisements/one/image?v=1',
  pictureProblem: null,
  linkUrl: null,
  type: 'book',
  placement: 'footer',
  active: true,
  priority: 0,
  targetAudience: null,
  startDate: '2026-11-29T08:00:00.000Z',
  endDate: null,
  clickCount: 0,
  impressionCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
};
const KEPT = { kind: 'kept' } as const;

const AT_FIVE = { ...STORED, priority: 5 };
const priorityErrorOf = (priority: string, edited: OperatorAdvertisement | null) =>
  errorsOf({ ...fieldsOf(edited), priority }, KEPT, edited).priority;

it.each(['99', '-3', '5.7', '11'])('a priority of %s is refused, in a new one and in an edit', (priority) => {
  expect(priorityErrorOf(priority, null)).toBe('Please give a whole number from 0 to 10.');
  expect(priorityErrorOf(priority, AT_FIVE)).toBe('Please give a whole number from 1 to 10.');
});

it.each(['', ' ', 'abc'])('a priority of "%s" falls back to the least, and the field says so', (priority) => {
  expect(priorityErrorOf(priority, null)).toContain('It is 0 now');
  expect(priorityOrLeast(priority, null)).toBe('0');
  expect(priorityErrorOf(priority, AT_FIVE)).toContain('It is 1 now');
  expect(priorityOrLeast(priority, AT_FIVE)).toBe('1');
});

it('a priority is shown as it is stored; an edit leaves a 0 alone, and gives 1 or more', () => {
  expect(fieldsOf(STORED).priority).toBe('0');
  expect(priorityErrorOf('0', STORED)).toBeUndefined();
  expect(bodyOf(fieldsOf(STORED), KEPT, STORED)).not.toHaveProperty('priority');
  expect(priorityErrorOf('0', AT_FIVE)).toBe('Please give a whole number from 1 to 10.');
  expect(bodyOf({ ...fieldsOf(STORED), priority: '3' }, KEPT, STORED)).toMatchObject({ priority: 3 });
  expect(priorityErrorOf('0', null)).toBeUndefined();
  expect(bodyOf({ ...fieldsOf(null), priority: '0' }, KEPT, null)).toMatchObject({ priority: 0 });
});

it('an edit sends what was seen, keeps dates as they are, and says nothing of activity or a kept picture', () => {
  const body = bodyOf(fieldsOf(STORED), KEPT, STORED);
  expect(body).toMatchObject({ updatedAt: STORED.updatedAt, startDate: STORED.startDate, endDate: null });
  expect(body).not.toHaveProperty('active');
  expect(body).not.toHaveProperty('imageUrl');
  expect(bodyOf(fieldsOf(STORED), { kind: 'none' }, STORED)).toMatchObject({ imageUrl: null });
  expect(
    bodyOf(fieldsOf(null), { kind: 'address', address: ' https://a.example/b.png ' }, null),
  ).toMatchObject({
    imageUrl: 'https://a.example/b.png',
    active: false,
  });
});

it('names what is missing or wrong', () => {
  expect(Object.keys(errorsOf(fieldsOf(null), KEPT, null))).toEqual(['title', 'description']);
  const fields = {
    ...fieldsOf(STORED),
    linkUrl: 'javascript:alert(1)',
    startDate: '2026-12-02T08:00',
    endDate: '2026-12-02T08:00',
  };
  expect(Object.keys(errorsOf(fields, { kind: 'address', address: 'data:x' }, STORED))).toEqual([
    'linkUrl',
    'picture',
    'endDate',
  ]);
  expect(errorsOf(fieldsOf(STORED), KEPT, STORED)).toEqual({});
});

it('says what an advertisement is doing, and which share a place', () => {
  const now = new Date('2026-11-30T00:00:00Z');
  const at = (values: Partial<OperatorAdvertisement>) => ({ ...STORED, ...values });
  expect(stateOf(STORED, now).words).toBe('Active');
  expect(stateOf(at({ active: false }), now).words).toBe('Not active');
  expect(stateOf(at({ startDate: '2027-01-07T12:00:00Z' }), now).words).toBe('From 7 January 2027');
  expect(stateOf(at({ endDate: '2026-11-29T12:00:00Z' }), now).words).toBe('Ended 29 November');
  const all = [
    at({ priority: 2, id: 'a' }),
    at({ priority: 2, id: 'b' }),
    at({ priority: 1 }),
    at({ priority: 9, active: false }),
  ];
  expect(showingAt(all, 'footer', now).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(showingAt(all, 'home_banner', now)).toEqual([]);
});
