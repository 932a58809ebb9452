import type { JSX } from 'react';
import type { NewOperator } from '../../../contract/admin.ts';
import { Field } from '../field.tsx';

type Role = NewOperator['role'];

/** Whether somebody is an admin or an owner. */
export function RoleField({ value, onChange }: { value: Role; onChange: (role: Role) => void }): JSX.Element {
  return (
    <Field label="Role" hint="Owners also manage admins.">
      <select value={value} onChange={({ target }) => onChange(target.value === 'owner' ? 'owner' : 'admin')}>
        <option value="admin">Admin</option>
        <option value="owner">Owner</option>
      </select>
    </Field>
  );
}
