/**
 * The page of a server in place of CodeSandbox and StackBlitz. Like StackBlitz's frame, it accepts
 * the connection that the SDK offers.
 */
export const SERVICE_PAGE = `<!doctype html><title>Service</title><script>
  onmessage = ({ data }) => {
    if (data.action !== 'SDK_INIT') return;
    const { port2 } = new MessageChannel();
    parent.postMessage({ action: 'SDK_INIT_SUCCESS', id: data.id, payload: {} }, '*', [port2]);
  };
</script>`;
