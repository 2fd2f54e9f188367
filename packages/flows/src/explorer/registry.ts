import type { Flow } from './flow.ts';
import { contactDialogFlow } from './flows/contactDialog.tsx';
import { favoriteToggleFlow } from './flows/favoriteToggle.tsx';
import { listingEditorFlow } from './flows/listingEditor.tsx';
import { locationSearchFlow } from './flows/locationSearch.tsx';
import { passwordRequestFlow } from './flows/passwordRequest.tsx';
import { passwordResetFlow } from './flows/passwordReset.tsx';
import { reportUrgencyFlow } from './flows/reportUrgency.tsx';
import { sessionFlow } from './flows/session.tsx';
import { conversationReaderFlow } from './flows/conversationReader.tsx';
import { uploadQueueFlow } from './flows/uploadQueue.tsx';
import { viewCounterFlow } from './flows/viewCounter.ts';

/** Every flow that the Explorer can open, by the name of its machine. */
export const flows = {
  contactDialog: contactDialogFlow,
  favoriteToggle: favoriteToggleFlow,
  listingEditor: listingEditorFlow,
  locationSearch: locationSearchFlow,
  passwordRequest: passwordRequestFlow,
  passwordReset: passwordResetFlow,
  reportUrgency: reportUrgencyFlow,
  session: sessionFlow,
  conversationReader: conversationReaderFlow,
  uploadQueue: uploadQueueFlow,
  viewCounter: viewCounterFlow,
} satisfies Record<string, Flow>;

export type FlowName = keyof typeof flows;
