import type { LibrarySamples } from "../sample.ts";

/** A card is recognised by its masked number and hash, outside a payment. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int run(int result); /* the loop of a sale: fields 2021 to 2046 come with command 0 */

int recognise_card(void) {
    int result = run(LeCartaoSeguro("INSIRA OU PASSE O CARTAO"));
    if (result == -50) printf("not secure: ask support about safe mode and keys\n");
    else if (result != 0) printf("the card was not read: %d\n", result);
    return result == 0;
}`,
  pascal: String.raw`function RecogniseCard: Boolean;
var
  Code: Integer;
begin
  Code := Run(LeCartaoSeguro('INSIRA OU PASSE O CARTAO')); { fields 2021 to 2046 }
  if Code = -50 then
    WriteLn('not secure: ask support about safe mode and keys')
  else if Code <> 0 then
    WriteLn('the card was not read: ', Code);
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;

static class SecureCard
{
    // Fields 2021 to 2046 come with command 0 of the loop.
    public static bool Recognise()
    {
        int result = Sale.Run(CliSiTef.LeCartaoSeguro("INSIRA OU PASSE O CARTAO"));
        if (result == -50) Console.WriteLine("not secure: ask support about safe mode and keys");
        else if (result != 0) Console.WriteLine("the card was not read: " + result);
        return result == 0;
    }
}`,
  java: String.raw`class SecureCard {
    /** Fields 2021 to 2046 come with command 0 of the loop. */
    static boolean recognise() {
        int result = Sale.run(CliSiTef.LIBRARY.LeCartaoSeguro("INSIRA OU PASSE O CARTAO"));
        if (result == -50) System.out.println("not secure: ask support about safe mode and keys");
        else if (result != 0) System.out.println("the card was not read: " + result);
        return result == 0;
    }
}`,
};
