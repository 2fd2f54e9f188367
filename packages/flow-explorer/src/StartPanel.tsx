import { Button, Select } from '@porchlight/ui';
import { useState } from 'react';

interface StartPanelProps {
  /** States that can be started in. */
  states: readonly string[];
  /** Called with a state, or with undefined for the initial one. */
  onStart: (state?: string) => void;
}

/** Restarts, or starts in a state that would take some steps to reach. */
export function StartPanel({ states, onStart }: StartPanelProps) {
  const [state, setState] = useState('');
  return (
    <div className="fx-row fx-begin">
      {states.length > 0 && (
        <Select
          label="Open in"
          size="sm"
          placeholder="its first state"
          options={states.map((name) => ({ value: name, label: name }))}
          value={state}
          onValueChange={setState}
        />
      )}
      <Button
        size="sm"
        tone="neutral"
        variant="outline"
        onClick={() => onStart(state === '' ? undefined : state)}
      >
        {state === '' ? 'Begin again' : `Go to ${state}`}
      </Button>
    </div>
  );
}
