import type { JSX } from 'react';
import { Link } from 'wouter';
import button from '../../ui/button.module.css';
import { BackToRoom } from '../room/back-to-room.tsx';
import card from './card.module.css';

/** The way to a live room, for its leader and for those who join. */
export function LiveCard(): JSX.Element {
  return (
    <section className={card.card} aria-labelledby="live">
      <h2 id="live">Live in a room</h2>
      <p>Questions on all phones at once, a leader in front.</p>
      <div className={card.buttons}>
        <Link href="/room" className={button.quiet}>
          Open a room
        </Link>
        <Link href="/join" className={button.quiet}>
          Join
        </Link>
      </div>
      <BackToRoom />
    </section>
  );
}
