/** A channel to the other windows. */
export interface Channel<Message> {
  send(message: Message): void;
  close(): void;
}

/** Opens the channel of a name to all other windows of this origin; undefined where the browser has none. */
export function openChannel<Message>(
  name: string,
  receive: (message: Message) => void,
): Channel<Message> | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
