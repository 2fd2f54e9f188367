import type { ReactNode } from 'react';

import { RefreshIcon } from '../../icons/index.ts';
import { useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DarkDrawing } from '../Drawing/index.ts';
import { EmptyState, type EmptyStateProps } from '../EmptyState/index.ts';
import { english, type ErrorStateMessages } from './ErrorState.messages.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title'> {
  /** What failed. Default 'Something went wrong'. */
  title?: ReactNode;
  /** The connection is lost: this is the title then, and `title` says below what is missing. Default false. */
  offline?: boolean;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** A retry is in progress. Default false. */
  retrying?: boolean;
  /** Texts, for translation. Default English. */
  messages?: Partial<ErrorStateMessages>;
}

/**
 * Something failed to load: what happened, and what to do. For a failure in one part of a page, an `Alert` next to it
 * is quieter. Renders a `div` with the role `alert`.
 */
export function ErrorState({
  title,
  offline = false,
  drawing = <DarkDrawing />,
  onRetry,
  retrying = false,
  action,
  messages,
  children,
  ...rest
}: ErrorStateProps) {
  const words = useMessages('ErrorState', english, messages);
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={offline ? words.offline : (title ?? words.title)}
      drawing={drawing}
      action={
        (onRetry ?? action) ? (
          <>
            {onRetry && (
              <Button busy={retrying} startIcon={<RefreshIcon size="sm" />} onClick={onRetry}>
                {words.retry}
              </Button>
            )}
            {action}
          </>
        ) : undefined
      }
    >
      {offline ? (
        <>
          {title && <p>{title}</p>}
          <p>{words.offlineText}</p>
          {children}
        </>
      ) : (
        children
      )}
    </EmptyState>
  );
}
