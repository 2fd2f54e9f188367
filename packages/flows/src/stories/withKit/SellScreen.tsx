import {
  AlertDialog,
  Button,
  Card,
  ContactSellerDialog,
  Heading,
  ImageUploader,
  type ListingImage,
  LocationCombobox,
  type PlaceSuggestion,
  Stack,
  Text,
} from '@porchlight/ui';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

import { compressImage, inspectImage } from '../../compression/index.ts';
import { contactDialogMachine } from '../../contactDialog/index.ts';
import { locationSearchMachine } from '../../locationSearch/index.ts';
import type { Message, MessageInput } from '../../shapes.ts';
import {
  nextToSend,
  type PickedFile,
  previewCleanup,
  uploadQueueMachine,
  type UploadInput,
} from '../../uploadQueue/index.ts';
import { canvasCodec } from './canvasCodec.ts';

/** The calls of your own server. The signal of each aborts when its response is not needed anymore. */
export interface Server {
  suggestPlaces: (query: string, signal: AbortSignal) => Promise<PlaceSuggestion[]>;
  sendPhoto: (input: UploadInput, signal: AbortSignal) => Promise<ListingImage>;
  sendMessage: (input: MessageInput, signal: AbortSignal) => Promise<Message | undefined>;
}

/** The machines with their calls, created once: a machine created in a component would restart with every render. */
export function provideMachines(server: Server) {
  return {
    place: locationSearchMachine.provide({
      actors: {
        suggest: fromPromise(({ input, signal }: { input: { query: string }; signal: AbortSignal }) =>
          server.suggestPlaces(input.query, signal),
        ),
      },
    }),
    photos: uploadQueueMachine.provide({
      actors: {
        previews: previewCleanup((url) => URL.revokeObjectURL(url)),
        inspect: fromPromise(({ input }: { input: { files: PickedFile[] } }) =>
          Promise.all(
            input.files.map(async ({ id, file }) => {
              const facts = await inspectImage(file);
              return {
                id,
                ...facts,
                preview: facts.type === undefined ? null : URL.createObjectURL(file),
              };
            }),
          ),
        ),
        compress: fromPromise(({ input }: { input: { file: PickedFile['file'] } }) =>
          compressImage(input.file, canvasCodec),
        ),
        upload: fromPromise(({ input, signal }: { input: UploadInput; signal: AbortSignal }) =>
          server.sendPhoto(input, signal),
        ),
      },
    }),
    contact: contactDialogMachine.provide({
      actors: {
        sendMessage: fromPromise(({ input, signal }: { input: MessageInput; signal: AbortSignal }) =>
          server.sendMessage(input, signal),
        ),
      },
    }),
  };
}

type Machines = ReturnType<typeof provideMachines>;

function Place({ machine }: { machine: Machines['place'] }) {
  const [state, send] = useMachine(machine, { input: { place: null } });
  const { text, suggestions, place, error } = state.context;
  return (
    <LocationCombobox
      label="Where is it?"
      inputValue={text}
      onInputChange={(next) => send({ type: 'text.changed', text: next })}
      onOpenChange={(isOpen) => {
        if (isOpen) send({ type: 'list.opened' });
      }}
      onBlur={() => send({ type: 'list.closed' })}
      status={state.value}
      suggestions={suggestions}
      failure={error ?? ''}
      selected={place}
      onSelect={(suggestion) => send({ type: 'suggestion.chosen', suggestion })}
      onClear={() => send({ type: 'selection.cleared' })}
    />
  );
}

function Photos({ machine }: { machine: Machines['photos'] }) {
  const [state, send] = useMachine(machine, { input: { slots: 5 } });
  const { items, notices, progress } = state.context;
  const isSending = state.matches('uploading');
  const sending = nextToSend(state.context);
  return (
    <Stack gap={4}>
      <ImageUploader
        label="Photos"
        items={items.map(({ id, preview, status, turn, image, error }) => ({
          id,
          preview,
          turn,
          status: isSending && status === 'done' && image === null ? 'uploading' : status,
          progress: isSending && id === sending?.id ? progress : undefined,
          error,
        }))}
        notices={notices}
        disabled={!state.hasTag('form')}
        onFilesAdd={(files) =>
          send({ type: 'files.added', files: files.map((file) => ({ id: crypto.randomUUID(), file })) })
        }
        onMove={(id, to) => send({ type: 'item.moved', id, to })}
        onRemove={(id) => send({ type: 'item.removed', id })}
        onTurn={(id) => send({ type: 'item.turned', id })}
        onRetry={(id) => send({ type: 'item.retried', id })}
      />
      {state.matches('uploaded') && <Text>All photos are on the listing.</Text>}
      {state.matches('uploadFailed') ? (
        <Button onClick={() => send({ type: 'upload.retried' })}>Send the photos again</Button>
      ) : (
        <Button
          busy={isSending}
          disabled={items.length === 0}
          onClick={() => send({ type: 'upload.started' })}
        >
          Send the photos
        </Button>
      )}
    </Stack>
  );
}

function Contact({ machine }: { machine: Machines['contact'] }) {
  const [state, send] = useMachine(machine, {
    input: { listingId: 'desk', listingTitle: 'Walnut desk' },
  });
  const { subject, message, error } = state.context;
  return (
    <>
      <Button variant="outline" onClick={() => send({ type: 'dialog.opened' })}>
        Ask the seller
      </Button>
      <ContactSellerDialog
        open={state.hasTag('form')}
        onClose={() => send({ type: 'dialog.closed' })}
        subject={subject}
        onSubjectChange={(next) => send({ type: 'subject.changed', subject: next })}
        message={message}
        onMessageChange={(next) => send({ type: 'message.changed', message: next })}
        onSend={() => send({ type: 'message.sent' })}
        sending={state.hasTag('busy')}
        error={error}
        confirmingDiscard={state.matches('confirmingDiscard')}
        onDiscard={() => send({ type: 'discard.confirmed' })}
        onKeepWriting={() => send({ type: 'discard.canceled' })}
      />
      <AlertDialog
        open={state.matches('sent')}
        onOpenChange={() => send({ type: 'success.dismissed' })}
        type="success"
        title="Sent"
        message="The seller has your message."
      />
    </>
  );
}

/** A place lookup, photos that are compressed and uploaded, a message: three flows, one screen. */
export function SellScreen({ machines }: { machines: Machines }) {
  return (
    <Card>
      <Stack gap={6}>
        <Heading level={2}>Walnut desk</Heading>
        <Place machine={machines.place} />
        <Photos machine={machines.photos} />
        <Contact machine={machines.contact} />
      </Stack>
    </Card>
  );
}
