import { Component, type ErrorInfo, type ReactNode } from 'react';

import { type Ports, PortsContext } from '../lib/ports.ts';

export interface ErrorBoundaryProps {
  /** Rendered on failure, with the thrown value and a function that renders the content again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A new value, such as another address, renders the content again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failedFor: string | null;
  error: unknown;
}

/** Keeps an error in one screen from breaking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = PortsContext;
  declare context: Ports;
  override state: State = { failedFor: null, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failedFor: '', error };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (state.failedFor === null) return null;
    // The first render after a failure stores its key; another key clears the failure.
    if (state.failedFor === '') return { failedFor: resetKey };
    return state.failedFor === resetKey ? null : { failedFor: null };
  }

  private readonly retry = (): void => this.setState({ failedFor: null, error: undefined });

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.context.log.error('A screen failed to render', {
      name: error.name,
      message: error.message,
      where: info.componentStack?.split('\n', 3).join(' ').trim(),
    });
  }

  override render(): ReactNode {
    const { failedFor, error } = this.state;
    return failedFor === null ? this.props.children : this.props.fallback(error, this.retry);
  }
}
