import type { JSX } from 'react';
import { useStore } from '../../app/store.ts';
import { adminSession } from '../session.ts';
import { AdminsCard } from './admins-card.tsx';
import { AuditCard } from './audit-card.tsx';
import { InstallationCard } from './installation-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import style from './settings-tab.module.css';
import { TestimonialsCard } from './testimonials-card.tsx';

/** Settings (behaviour 16.7): one card a subject. */
export function SettingsTab(): JSX.Element {
  const user = useStore(adminSession)?.user;
  return (
    <>
      <h1>Settings</h1>
      <div className={style.columns}>
        <div className={style.column}>
          <PasswordCard />
          <SecondFactorCard />
          <SessionsCard />
          <AuditCard />
        </div>
        <div className={style.column}>
          <InstallationCard />
          {user?.role === 'owner' && <AdminsCard me={user.id} />}
          <TestimonialsCard />
        </div>
      </div>
    </>
  );
}
