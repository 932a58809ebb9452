const HURTFUL: ReadonlySet<string> = new Set([
  'topic/abortion-past',
  'topic/abuse',
  'topic/adultery',
  'topic/gay-child',
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

/** Whether to be asked "do you mean this?" hurts where one does not. `label`: kind and id of an entry, "topic/abuse". */
export const isHurtful = (label: string): boolean => HURTFUL.has(label);
