import { journeysIn } from './journeys/index.ts';

journeysIn('webkit');
