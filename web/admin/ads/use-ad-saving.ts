import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { RequestError, sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import { adminKey, SessionExpired } from '../admin-request.ts';
import { forgetAdDraft } from './ad-draft.ts';
import { type AdFields, bodyOf, type PictureChoice } from './ad-fields.ts';
import {
  ADVERTISEMENTS_PATH,
  changeAdvertisement,
  createAdvertisement,
  readAdvertisement,
  uploadPicture,
} from './calls.ts';

/** Why saving failed. */
interface SavingFailure {
  readonly sentence: string;
  /** What is stored now, if somebody else changed it meanwhile. */
  readonly theirs?: OperatorAdvertisement;
}

export interface AdSaving {
  /** The advertisement as it is stored, as far as this form knows; null: not yet. */
  readonly stored: OperatorAdvertisement | null;
  readonly isSaving: boolean;
  readonly failure: SavingFailure | null;
  readonly clearFailure: () => void;
  /** The form now holds what is stored, perhaps by somebody else; null: nothing yet. */
  readonly takeOver: (stored: OperatorAdvertisement | null) => void;
  /** Creates or changes `over`. */
  readonly save: (
    fields: AdFields,
    picture: PictureChoice,
    over: OperatorAdvertisement | null,
  ) => Promise<void>;
}

const TEXTS = {
  created: ['Advertisement created', 'Your faith-based promotion has been added successfully.'],
  updated: ['Advertisement updated', 'Changes saved successfully.'],
  notCreated: 'Failed to create advertisement.',
  notUpdated: 'Failed to update advertisement.',
  withoutPicture: 'The picture could not be saved.',
} as const;

/** Saves what the form holds. A file is sent once the rest is stored: if it is refused, saving again sends it anew. */
export function useAdSaving(advertisement: OperatorAdvertisement | null, onSaved: () => void): AdSaving {
  const client = useQueryClient();
  const [stored, setStored] = useState(advertisement);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SavingFailure | null>(null);

  const save: AdSaving['save'] = async (fields, picture, over) => {
    let saved: OperatorAdvertisement | undefined;
    setSaving(true);
    setFailure(null);
    try {
      const body = bodyOf(fields, picture, over);
      saved = over ? await changeAdvertisement(over.id, body) : await createAdvertisement(body);
      setStored(saved);
      forgetAdDraft(over);
      if (picture.kind === 'file') await uploadPicture(saved.id, picture.file);
      const [title, text] = over ? TEXTS.updated : TEXTS.created;
      showToast(title, text);
      onSaved();
    } catch (error) {
      if (error instanceof SessionExpired) return;
      if (saved) {
        showToast('Error', TEXTS.withoutPicture);
        setFailure({ sentence: `All but the picture is saved. ${sentenceOf(error)}` });
      } else {
        showToast('Error', over ? TEXTS.notUpdated : TEXTS.notCreated);
        setFailure({ sentence: sentenceOf(error), ...(over && (await changedBy(error, over.id))) });
      }
    } finally {
      setSaving(false);
      void client.invalidateQueries({ queryKey: adminKey(ADVERTISEMENTS_PATH) });
    }
  };
  return {
    stored,
    isSaving,
    failure,
    clearFailure: () => setFailure(null),
    takeOver(now) {
      setStored(now);
      setFailure(null);
    },
    save,
  };
}

/** What is stored now, if that is why it failed. */
async function changedBy(error: unknown, id: string): Promise<{ theirs: OperatorAdvertisement } | undefined> {
  if (!(error instanceof RequestError) || error.code !== 'CHANGED_ELSEWHERE') return undefined;
  const theirs = await readAdvertisement(id).catch(() => undefined);
  return theirs && { theirs };
}
