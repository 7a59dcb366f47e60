import { sourceWords } from '#src/content/sources.ts'
import { routes } from '#src/routes.ts'

/** How visits are counted, and the form to object to it. */
export const countingSection = { ...sourceWords.privacy, Below: Objection }

/** Works without script: the response leads back to the paragraph that says whether visits are now counted. */
function Objection() {
  const { button, uncounted, again, counted } = sourceWords.objection
  return (
    <form className="objection" method="post" action={routes.objection}>
      <p id="uncounted">{uncounted}</p>
      <p id="counted">{counted}</p>
      <button type="submit">{button}</button>
      <button type="submit" name="counted" value="1">
        {again}
      </button>
    </form>
  )
}
