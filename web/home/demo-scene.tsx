import { homeCheck } from 'virtual:home-check';
import type { JSX } from 'react';
import type { DemoScene as Scene } from '../../content/demo.ts';
import { ChangedWords } from '../passages/changed-words.tsx';
import { QuotedPassage } from '../passages/quoted-passage.tsx';
import style from './demo-dialog.module.css';

/** What a step of the demo shows: parts of the product itself, with real words. */
export function DemoScene({ scene }: { scene: Scene }): JSX.Element {
  switch (scene.kind) {
    case 'question':
      return <p className={style.question}>{scene.words}</p>;
    case 'answer':
      return <p className={style.answer}>{scene.words}</p>;
    case 'passage':
      return <QuotedPassage mark={scene.mark} saysChecked className={style.passage} />;
    case 'check': {
      const { quoted = '', text = '' } = homeCheck.findings[0] ?? {};
      return <ChangedWords written={quoted} truth={text} />;
    }
    case 'list':
      return (
        <ul className={style.list}>
          {scene.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
