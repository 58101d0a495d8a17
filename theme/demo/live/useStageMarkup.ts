/**
 * Markup of a stage, by the id of the demo and the route of its page. In the browser it is what the
 * document has, or what the root of the stage renders; useStageMarkup.server.tsx makes it for the
 * document.
 */
export const useStageMarkup: (id: string, page: string) => string = () => '';
