import type { CaseDetail } from '@porchlight/domain';
import { caseDecisionMachine, type DecideQuestion, type UndoQuestion } from '@porchlight/flows/caseDecision';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';

import {
  ApiError,
  decideCase,
  loadCase,
  setCaseTaken,
  undoDecision,
  useApi,
  useRefreshDesk,
} from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';

/** The decision machine, for the case's page. */
export interface CaseDecision {
  snapshot: SnapshotFrom<typeof caseDecisionMachine>;
  send: ActorRefFrom<typeof caseDecisionMachine>['send'];
}

/** The decision on a case with its machine, which also receives other moderators' changes. */
export function useCaseDecision(userId: string, read: CaseDetail): CaseDecision {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshDesk(userId);
  const machine = useMemo(() => {
    type About = { caseId: string };
    const asking = (work: (id: string, signal: AbortSignal) => Promise<CaseDetail>) =>
      fromPromise<CaseDetail, About>(({ input, signal }) => work(input.caseId, signal));
    return caseDecisionMachine.provide({
      actors: {
        takeCase: asking((id, signal) => setCaseTaken(api, id, true, { signal })),
        putBack: asking((id, signal) => setCaseTaken(api, id, false, { signal })),
        loadCase: asking((id, signal) => loadCase(api, id, { signal })),
        decide: fromPromise<CaseDetail, DecideQuestion>(({ input: { caseId, decision }, signal }) =>
          decideCase(api, caseId, decision, { signal }),
        ),
        undo: fromPromise<CaseDetail, UndoQuestion>(({ input: { caseId, decisionId }, signal }) =>
          undoDecision(api, caseId, decisionId, { signal }),
        ),
      },
    });
  }, [api]);
  const actor = useActorRef(machine, { input: { case: read, moderatorId: userId } });
  useEffect(() => {
    const subscriptions = [
      actor.on('case.changed', ({ case: changed }) => void refresh(changed)),
      actor.on('failure.logged', ({ error }) =>
        log.error('case: not changed', { kind: error instanceof ApiError ? error.kind : 'unknown' }),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, log, refresh]);
  useEffect(() => actor.send({ type: 'case.received', case: read }), [actor, read]);
  return { snapshot: useSelector(actor, (now) => now), send: (event) => actor.send(event) };
}
