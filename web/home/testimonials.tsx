import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import type { JSX } from 'react';
import type { Testimonial, Testimonials as TestimonialList } from '../../contract/testimonials.ts';
import style from './sections.module.css';
import { Uses } from './sections.tsx';

/** What people said of Berea; until an operator entered something, how it is used. */
export function Testimonials(): JSX.Element {
  const { data } = useQuery<TestimonialList>({ queryKey: ['/api/testimonials'] });
  const said = data?.testimonials ?? [];
  if (said.length === 0) return <Uses />;
  return (
    <section id="testimonials" className={style.band} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">What people say</h2>
      <ul className={style.said}>
        {said.map((testimonial) => (
          <Said key={`${testimonial.name} ${testimonial.text}`} testimonial={testimonial} />
        ))}
      </ul>
    </section>
  );
}

function Said({ testimonial: { name, role, text, stars } }: { testimonial: Testimonial }): JSX.Element {
  return (
    <li>
      <p className={style.stars}>
        <span className="unseen">{stars} of 5 stars</span>
        {Array.from({ length: stars }, (_, star) => star + 1).map((star) => (
          <Star key={star} aria-hidden="true" />
        ))}
      </p>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <p className={style.person}>
        <span className={style.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b>{name}</b>
          {role && <span className={style.role}>{role}</span>}
        </span>
      </p>
    </li>
  );
}

/** "RA" of "Ruth Adeyemi". */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};
