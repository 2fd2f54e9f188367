import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

import { pageOf } from './library.ts';

/** A link to another page of this Storybook, opened in place unless modifier keys are held. */
export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  const { channel } = useContext(DocsContext);
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, href);
  };
  return (
    <a href={`./${href}`} target="_top" className="kd-link" onClick={go}>
      {children}
    </a>
  );
}

/** A name of the kit, linked to its page if it has one. */
export function KitName({ name, own }: { name: string; own?: string | undefined }) {
  const page = name === own ? undefined : pageOf(name);
  const code = <code className="kd-code">{name}</code>;
  return page === undefined ? code : <PageLink href={page}>{code}</PageLink>;
}

/** Text with code in backquotes; names of the kit in it become links. */
export function Words({ text, own }: { text: string; own?: string | undefined }) {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? <KitName key={index} name={part.slice(1, -1)} own={own} /> : part,
    );
}
