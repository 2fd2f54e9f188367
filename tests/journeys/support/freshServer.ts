import { beforeAll } from 'vitest';
import { startAnew } from './serverControl.ts';

// Each file starts with the seeded demo, whichever ran before.
beforeAll(() => startAnew());
