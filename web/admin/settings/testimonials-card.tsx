import { type JSX, useState } from 'react';
import type { Testimonial, Testimonials } from '../../../contract/testimonials.ts';
import button from '../../ui/button.module.css';
import { useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import { Loaded } from '../loaded.tsx';
import { TestimonialsDialog } from './testimonials-dialog.tsx';

/** What the home page shows of people's words. */
export function TestimonialsCard(): JSX.Element {
  const query = useAdminQuery<Testimonials>('/api/admin/testimonials');
  return (
    <Card title="Cards on the home page">
      <Loaded query={query}>{({ testimonials }) => <Shown testimonials={testimonials} />}</Loaded>
    </Card>
  );
}

function Shown({ testimonials }: { testimonials: readonly Testimonial[] }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const count = testimonials.length;
  return (
    <>
      <p>
        {count === 0
          ? 'They tell how Berea is used, until you enter what someone really said, with their consent.'
          : `They show what ${count === 1 ? 'one person' : `${count} people`} said. Without any they tell how Berea is used.`}
      </p>
      <div>
        <button type="button" className={button.quiet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {count === 0 ? 'Enter words' : 'Change words'}
        </button>
      </div>
      <TestimonialsDialog open={isOpen} stored={testimonials} onClose={() => setOpen(false)} />
    </>
  );
}
