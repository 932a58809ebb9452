import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** TypeScript does not know the classes of a CSS module: a renamed class would leave its element unstyled. */

const WEB = join(import.meta.dirname, '../web');

/** Classes that a component uses and its stylesheet does not define, as "component: class". */
function undefinedClasses(component: string): string[] {
  const code = readFileSync(join(WEB, component), 'utf8');
  const body = code.replace(/^import .*$/gm, '');
  const imports = code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm);
  return [...imports].flatMap(([, name, path = '']) => {
    const css = readFileSync(join(WEB, dirname(component), path), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const defined = new Set(Array.from(css.matchAll(/\.([a-z]\w*)/gi), ([, className]) => className));
    const used = body.matchAll(new RegExp(`(?<![\\w.-])${name}\\.([a-z]\\w*)`, 'gi'));
    return Array.from(used, ([, className = '']) => className)
      .filter((className) => !defined.has(className))
      .map((className) => `${component}: ${className}`);
  });
}

it('components use only CSS classes that exist', () => {
  const components = globSync('**/*.tsx', { cwd: WEB });
  expect(components.length).toBeGreaterThan(50);
  expect(components.flatMap(undefinedClasses)).toEqual([]);
});
