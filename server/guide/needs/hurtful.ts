const HURTFUL: ReadonlySet<string> = new Set([
  'topic/abortion-past',
  'topic/abuse',
  'topic/adultery',
  'topic/gay-child',
  'topic/loss-of-a-child',
  'topic/grief-after-suicide',
  'topic/pornography',
  'topic/same-sex-attraction',
  'topic/unplanned-pregnancy',
  'question/abortion',
  'question/gender-identity',
  'question/homosexuality',
  'question/masturbation',
  'question/suicide-and-salvation',
]);

/** Whether to be taken for it hurts where one is not. `label`: kind and id of an entry, "topic/abuse". */
export const isHurtful = (label: string): boolean => HURTFUL.has(label);
