import { journeysIn } from './journeys/index.ts';

journeysIn('firefox');
