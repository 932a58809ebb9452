import {
  assignIncrementingIds,
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
} from 'obscenity';
import { fold } from '../../../language/fold.ts';

/** Words of the list that are also first names or surnames; nobody is refused for their own name. */
const ALSO_NAMES = new Set(['dick', 'dyke']);
const NAMES_WITH_SUCH_LETTERS = ['analise', 'analisa', 'bich', 'cumming', 'titus', 'tito', 'dickson'];

/** Whether a name can stand on a wall before a youth group. */
export function isFitName(name: string): boolean {
  matcher ??= createMatcher();
  const folded = fold(name);
  return !matcher.hasMatch(folded) && !matcher.hasMatch(joined(folded));
}

let matcher: RegExpMatcher | undefined;

function createMatcher(): RegExpMatcher {
  const words = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => ALSO_NAMES.has(phrase.metadata?.originalWord ?? ''));
  const { blacklistedTerms, whitelistedTerms = [] } = words.build();
  return new RegExpMatcher({
    blacklistedTerms: assignIncrementingIds(blacklistedTerms.map(({ pattern }) => pattern)),
    whitelistedTerms: [...whitelistedTerms, ...NAMES_WITH_SUCH_LETTERS],
    ...englishRecommendedTransformers,
  });
}

/** Letters that were set apart, "f.u.c.k"; words of more than two letters are left alone. */
function joined(name: string): string {
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return parts.every((part) => part.length <= 2) ? parts.join('') : '';
}
