import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import type { Voice } from '../../contract/tts.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { passageQuery } from '../passages/passage-query.ts';
import { PassageText } from '../passages/passage-text.tsx';
import button from '../ui/button.module.css';
import { TEST_REFERENCE, type TestedVoice, useTestVoice } from './use-test-voice.ts';
import style from './voice-pages.module.css';
import { voicesQuery } from './voices.ts';

/** /voice-test: each voice of the service reads one verse (behaviour 7.5). */
export function VoiceTestPage(): JSX.Element {
  usePage(PAGES.voiceTest.name);
  const { data, error } = useQuery(voicesQuery);
  const { data: passage } = useQuery(passageQuery(TEST_REFERENCE, null));
  const { tested, toggle } = useTestVoice();
  return (
    <Shell>
      <div className={style.page}>
        <h1>Voice test</h1>
        <p className={style.lead}>Each voice reads this verse, slowly, at 0.75×.</p>
        <figure className={style.verse}>
          <blockquote className={passage ? undefined : style.awaited}>
            {passage ? <PassageText passage={passage} /> : '\u00a0'}
          </blockquote>
          <figcaption>
            <b>{TEST_REFERENCE}</b> <span>{passage?.version}</span>
          </figcaption>
        </figure>
        {error && <Unavailable title="API Error" words="Failed to load voices" />}
        {!error && !data && (
          <p role="status" className={style.loading}>
            Loading the voices
          </p>
        )}
        {data && !data.available && (
          <Unavailable
            title="Voice service Unavailable"
            words="Could not connect to the voice service. Check the API key."
            more={data.message}
          />
        )}
        {data?.available && (
          <ul className={style.voices}>
            {data.voices.map((voice) => (
              <VoiceItem key={voice.voice_id} voice={voice} tested={tested} onTest={toggle} />
            ))}
          </ul>
        )}
        <p className={style.links}>
          <Link href={PAGES.diagnostics.path}>Something is silent? Diagnostics</Link>
          <Link href="/chat">Start a chat</Link>
        </p>
      </div>
    </Shell>
  );
}

interface UnavailableProps {
  title: string;
  words: string;
  more?: string;
}

function Unavailable({ title, words, more }: UnavailableProps): JSX.Element {
  return (
    <section className={style.unavailable} role="alert">
      <h2>{title}</h2>
      <p>{words}</p>
      {more && <p className={style.cause}>{more}</p>}
      <p className={style.cause}>Until then your device’s own voice reads.</p>
    </section>
  );
}

interface VoiceItemProps {
  voice: Voice;
  tested: TestedVoice | null;
  onTest: (voiceId: string) => void;
}

function VoiceItem({ voice, tested, onTest }: VoiceItemProps): JSX.Element {
  const { voice_id, name, description, gender, accent, age } = voice;
  const status = tested?.voiceId === voice_id ? tested.status : null;
  const facts = [gender, accent, age].filter(Boolean).join(', ');
  const isReading = status === 'playing';
  return (
    <li>
      <div>
        <h2>{name}</h2>
        {description && <span>{description}</span>}
        <span className={isReading ? style.reading : style.facts} role="status">
          {isReading && <Volume2 aria-hidden="true" />}
          {isReading ? 'Reading now' : status === 'generating' ? 'Preparing the voice' : facts}
        </span>
      </div>
      <button
        type="button"
        className={`${button.quiet} ${isReading ? style.active : ''}`}
        aria-label={`${labelOf(status)}, ${name}`}
        onClick={() => onTest(voice_id)}
      >
        {isReading ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        {labelOf(status)}
      </button>
    </li>
  );
}

const labelOf = (status: TestedVoice['status'] | null): string =>
  status === 'playing' ? 'Pause' : status === 'paused' ? 'Resume' : 'Test Voice';
