import { Alert } from '@porchlight/ui';
import { Component, type ReactNode } from 'react';

interface GuardedProps {
  /** What is rendered, for the message: `The chart`. */
  part: string;
  children: ReactNode;
}

/** An error boundary around one part of the Explorer, with a message. */
export class Guarded extends Component<GuardedProps, { failure: string | null }> {
  override state: { failure: string | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: string } {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { part, children } = this.props;
    if (this.state.failure === null) return children;
    return <Alert tone="critical">{`${part} can't be drawn: ${this.state.failure}`}</Alert>;
  }
}
