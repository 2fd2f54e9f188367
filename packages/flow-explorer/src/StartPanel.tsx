import { Button, Select } from '@porchlight/ui';
import { useState } from 'react';

interface StartPanelProps {
  /** The states that can be gone to at once. */
  states: readonly string[];
  /** Called with a state, or with nothing for the very beginning. */
  onStart: (state?: string) => void;
}

/** Begins again, or in a state that would take some steps to reach. */
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
