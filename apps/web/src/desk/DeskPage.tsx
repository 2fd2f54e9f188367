import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState, PageHeader, SignpostDrawing, Stack } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { ApiError } from '../api/index.ts';
import { LoadFailure } from '../lib/LoadFailure.tsx';
import { paths } from '../lib/paths.ts';
import { WayLinks } from './WayLinks.tsx';
import { words } from './DeskPage.words.ts';

export interface DeskPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The error of a failed load, shown in place of the page. */
  error?: unknown;
  /** A short description of what failed to load. */
  failed: string;
  onRetry: () => unknown;
  children: ReactNode;
}

/** A moderation page: its title, its navigation, and its error state. */
export function DeskPage({ title, lead, error, failed, onRetry, children }: DeskPageProps) {
  const { pathname } = useLocation();
  const way = (href: string, label: string) => ({ href, label, isCurrent: pathname === href });
  const refusal = error instanceof ApiError && error.status === 403 ? error : undefined;
  const isNone = refusal !== undefined && refusal.code !== 'case_not_yours';
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader title={title} lead={isNone ? undefined : lead} />
        {!isNone && (
          <WayLinks
            label={words.ways}
            ways={[
              way(paths.desk.href(), words.queue),
              way(paths.deskLog.href(), words.log),
              way(paths.deskModerators.href(), words.moderators),
            ]}
          />
        )}
        {isNone && (
          <EmptyState
            drawing={<SignpostDrawing />}
            title={texts.moderation.notModerator}
            action={<ButtonLink href={paths.home.href()}>{words.leave}</ButtonLink>}
          />
        )}
        {refusal !== undefined && !isNone && (
          <EmptyState
            drawing={<SignpostDrawing />}
            title={refusal.serverMessage}
            action={<ButtonLink href={paths.desk.href()}>{words.queue}</ButtonLink>}
          />
        )}
        {error !== undefined && refusal === undefined && (
          <LoadFailure title={failed} error={error} onRetry={onRetry} />
        )}
        {error === undefined && children}
      </Stack>
    </Container>
  );
}
