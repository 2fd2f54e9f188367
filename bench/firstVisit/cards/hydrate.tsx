import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { CardsPage, type CardsPageProps } from './CardsPage.tsx';

const root = document.getElementById('root');
const text = document.getElementById('data')?.textContent;
if (root === null || text === undefined) throw new Error('The page is incomplete.');
// Written by the bench, from typed data.
const props = JSON.parse(text) as CardsPageProps;
// In a transition, as the app does: the ratio is about what the app adds.
startTransition(() => void hydrateRoot(root, <CardsPage {...props} />));
