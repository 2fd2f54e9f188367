import './start.css';

import { Thumbnail } from '../../packages/ui/src/docs/Thumbnail.tsx';
import { PageLink } from '../../packages/ui/src/docs/Words.tsx';

/** The home page by day and by night. */
export function Hero() {
  return (
    <div className="sb-unstyled kd kd-hero">
      {(['light', 'dark'] as const).map((theme) => (
        <PageLink key={theme} href={`?path=/story/screens-home--visitor&globals=theme:${theme}`}>
          <Thumbnail story="screens-home--visitor" kind="page" theme={theme} />
          Home, {theme}
        </PageLink>
      ))}
    </div>
  );
}

const doors = [
  {
    name: 'Screens',
    page: '?path=/docs/screens-home--docs',
    picture: 'screens-listing-detail--visitor',
    text: 'Every page of the site in every state.',
  },
  {
    name: 'Components',
    page: '?path=/docs/guides-components-at-a-glance--docs',
    picture: 'patterns-listinggrid--default',
    text: 'The kit: when to use what, props, keys, accessibility.',
  },
  {
    name: 'Flows',
    page: '?path=/story/flows-favoritetoggle--explorer',
    picture: 'flows-favoritetoggle--explorer',
    text: 'What happens when: charts that you can run.',
  },
];

/** The three ways in. */
export function Doors() {
  return (
    <div className="sb-unstyled kd">
      <ul className="kd-doors">
        {doors.map(({ name, page, picture, text }) => (
          <li key={name}>
            <PageLink href={page}>
              <Thumbnail story={picture} kind="page" />
              <strong>{name}</strong>
            </PageLink>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
