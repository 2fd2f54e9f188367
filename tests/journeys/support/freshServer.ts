import { beforeAll } from 'vitest';
import { startAnew } from './serverControl.ts';

// Each file finds the demo as it was seeded, whichever ran before it.
beforeAll(() => startAnew());
