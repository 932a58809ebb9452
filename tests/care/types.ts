/** What a message is about; null: harmless, however close it sounds. */
export type Expected = 'crisis' | 'abuse' | 'child' | 'medical' | 'danger' | null;

/** How it is said. */
export type Form =
  | 'open'
  | 'veiled'
  | 'means'
  | 'attempt'
  | 'someone-else'
  | 'denial'
  | 'hidden-spelling'
  | 'turns'
  | 'noise'
  | 'long'
  | 'other-language'
  | 'faith'
  | 'grief'
  | 'quoted'
  | 'idiom'
  | 'history'
  | 'study'
  | 'ordinary';

/** `[words]`, or several messages of one visitor in their order: the last one is judged, with those before it known. */
export type Said = string | readonly string[];

/** Messages of one kind and form; `mustSee`: none of them may be missed. */
export interface CareCases {
  readonly kind: Expected;
  readonly form: Form;
  readonly mustSee?: true;
  readonly said: readonly Said[];
}
