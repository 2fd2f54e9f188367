import { renderToString } from 'react-dom/server';

import { CardsPage, type CardsPageProps } from './CardsPage.tsx';

export const render = (props: CardsPageProps): string => renderToString(<CardsPage {...props} />);
