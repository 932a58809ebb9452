import { expect, it } from 'vitest';
import { lastOf } from '../../../tests/support/guide-talk.ts';

