import type { LibrarySamples } from "../sample.ts";

/** Asks for the blocks of a typed bar code, and again for the one that is wrong. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

/* Everything typed so far; says which block to ask for again, 0 when all is right. */
int wrong_block(char *typed) {
    short kind = -1;
    int result = ValidaCampoCodigoEmBarras(typed, &kind);
    if (result == -1) printf("no bill and no boleto: check the document\n");
    else if (result == 5) printf("type the whole code again\n");
    else if (result > 0 && kind == 1) printf("type the last pair of blocks again\n");
    else if (result > 0) printf("type block %d again\n", result);
    else if (kind == 1) printf("a boleto\n");
    return result;
}`,
  pascal: String.raw`{ Everything typed so far; says which block to ask for again, 0 when all is right. }
function WrongBlock(const Typed: AnsiString): Integer;
var
  Kind: SmallInt;
begin
  Kind := -1;
  Result := ValidaCampoCodigoEmBarras(PAnsiChar(Typed), Kind);
  if Result = -1 then
    WriteLn('no bill and no boleto: check the document')
  else if Result = 5 then
    WriteLn('type the whole code again')
  else if (Result > 0) and (Kind = 1) then
    WriteLn('type the last pair of blocks again')
  else if Result > 0 then
    WriteLn('type block ', Result, ' again')
  else if Kind = 1 then
    WriteLn('a boleto');
end;`,
  csharp: String.raw`using System;

static class BarCode
{
    // Everything typed so far; says which block to ask for again, 0 when all is right.
    public static int WrongBlock(string typed)
    {
        short kind = -1;
        int result = CliSiTef.ValidaCampoCodigoEmBarras(typed, ref kind);
        if (result == -1) Console.WriteLine("no bill and no boleto: check the document");
        else if (result == 5) Console.WriteLine("type the whole code again");
        else if (result > 0 && kind == 1) Console.WriteLine("type the last pair of blocks again");
        else if (result > 0) Console.WriteLine("type block " + result + " again");
        else if (kind == 1) Console.WriteLine("a boleto");
        return result;
    }
}`,
  java: String.raw`import com.sun.jna.ptr.ShortByReference;

class BarCode {
    /** Everything typed so far; says which block to ask for again, 0 when all is right. */
    static int wrongBlock(String typed) {
        var kind = new ShortByReference((short) -1);
        int result = CliSiTef.LIBRARY.ValidaCampoCodigoEmBarras(typed, kind);
        if (result == -1) System.out.println("no bill and no boleto: check the document");
        else if (result == 5) System.out.println("type the whole code again");
        else if (result > 0 && kind.getValue() == 1) System.out.println("type the last pair of blocks again");
        else if (result > 0) System.out.println("type block " + result + " again");
        else if (kind.getValue() == 1) System.out.println("a boleto");
        return result;
    }
}`,
};
